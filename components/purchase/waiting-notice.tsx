import type { PendingPurchase } from '@/lib/purchase/record/purchase';
import { leave, openDialog } from '@/lib/purchase/record/store';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import type { Texts } from '@/lib/purchase/words/texts';
import { Notice, noticeAction } from './notice';
import { waitingStop, waitingTitle } from './waiting-texts';

interface WaitingNoticeProps {
  t: Texts;
  settings: PurchaseSettings;
  pending: PendingPurchase;
}

export function WaitingNotice({ t, settings, pending }: WaitingNoticeProps) {
  const { id, offer } = pending;
  return (
    <Notice t={t} settings={settings} title={waitingTitle(t, pending)} offer={offer}>
      <button type="button" onClick={() => openDialog(id)} className={noticeAction}>
        {t('payment.notice.show')}
      </button>
      <button type="button" onClick={() => leave(id)} className={noticeAction}>
        {waitingStop(t, pending)}
      </button>
    </Notice>
  );
}
