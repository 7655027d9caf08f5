import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { purchaseInAddress } from '@/lib/purchase/addresses';
import { beginPurchase } from '@/lib/purchase/checkout/begin';
import type { PurchaseRequest } from '@/lib/purchase/checkout/request';
import { isPaid, isPending } from '@/lib/purchase/record/purchase';
import { dismissTold, followOtherTabs, usePurchasesState } from '@/lib/purchase/record/store';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { resumePurchases } from '@/lib/purchase/wait/wait';
import { OpeningNotice } from './opening-notice';
import { PaidNotice } from './paid-notice';
import { SuccessDialog } from './success-dialog';
import { Toast } from './toast';
import { useClaimed } from './use-claimed';
import { useTexts } from './use-texts';
import { WaitingDialog } from './waiting-dialog';
import { WaitingNotice } from './waiting-notice';

export function answer(
  settings: PurchaseSettings,
  { name, clicked = false, network = '', prepare }: PurchaseRequest,
): void {
  if (name !== undefined) void beginPurchase({ settings, network, name, clicked });
  else if (!prepare) void resumePurchases();
}

/** On whatever page the buyer is. What a page waits for that is itself about a purchase (`/success/{id}`), that page alone shows. */
export function PurchaseNotices({ settings }: { settings: PurchaseSettings }) {
  const { starting, purchases, toldElsewhere, open, error } = usePurchasesState();
  const t = useTexts(settings.locale, starting || purchases.length > 0 || error !== null);
  const told = useClaimed(purchases);
  useEffect(followOtherTabs, []);
  // Only to look at the address again whenever it changes.
  usePathname();

  const shownByPage = purchaseInAddress();
  useEffect(() => {
    if (shownByPage !== undefined && toldElsewhere.includes(shownByPage)) dismissTold(shownByPage);
  }, [shownByPage, toldElsewhere]);
  const elsewhere = purchases.filter(isPending).filter(({ id }) => id !== shownByPage);
  const opened = elsewhere.find(({ id }) => id === open);
  const noticed = elsewhere.at(-1);
  const heard = purchases
    .filter(isPaid)
    .filter(({ id }) => toldElsewhere.includes(id) && id !== shownByPage)
    .at(-1);
  return (
    <>
      {t && told ? <SuccessDialog key={told.id} t={t} settings={settings} paid={told} /> : null}
      {t && opened && !told ? (
        <WaitingDialog key={opened.id} t={t} settings={settings} pending={opened} />
      ) : null}
      {t && noticed && !opened && !told ? (
        <WaitingNotice key={noticed.id} t={t} settings={settings} pending={noticed} />
      ) : null}
      {t && heard && !opened && !told ? (
        <PaidNotice key={heard.id} t={t} settings={settings} paid={heard} />
      ) : null}
      {t && starting ? <OpeningNotice text={t('payment.opening.text')} /> : null}
      <Toast close={t?.('payment.errors.close')} />
    </>
  );
}
