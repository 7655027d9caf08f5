import type { PaidPurchase } from '@/lib/purchase/record/purchase';
import { dismissTold } from '@/lib/purchase/record/store';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import type { Texts } from '@/lib/purchase/words/texts';
import { Notice, noticeAction } from './notice';

interface PaidNoticeProps {
  t: Texts;
  settings: PurchaseSettings;
  paid: PaidPurchase;
}

export function PaidNotice({ t, settings, paid }: PaidNoticeProps) {
  const { id, offer } = paid;
  const close = () => dismissTold(id);
  return (
    <Notice t={t} settings={settings} title={t('payment.notice.paid')} offer={offer}>
      {/* On the account's own page the address alone changes. */}
      <a href={`${settings.home}#/home`} onClick={close} className={noticeAction}>
        {t('payment.page.home')}
      </a>
      <button type="button" onClick={close} className={noticeAction}>
        {t('payment.cancelled.leave')}
      </button>
    </Notice>
  );
}
