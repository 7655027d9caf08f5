'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { beginPurchase } from '@/lib/payment/begin';
import { useDesk } from '@/lib/payment/desk';
import { followStorage } from '@/lib/payment/follow';
import { purchaseInAddress } from '@/lib/payment/page-address';
import type { PurchaseRequest } from '@/lib/payment/request';
import { resumePurchases } from '@/lib/payment/resume';
import type { Shop } from '@/lib/payment/shop';
import { OpeningNotice } from './opening-notice';
import { SuccessDialog } from './success-dialog';
import { Toast } from './toast';
import { useClaimed } from './use-claimed';
import { useTexts } from './use-texts';
import { WaitingDialog } from './waiting-dialog';
import { WaitingNotice } from './waiting-notice';

/** Does what a part of the page has asked for. */
export function answer(shop: Shop, { name, clicked = false, network = '', prepare }: PurchaseRequest): void {
  if (name !== undefined) void beginPurchase({ shop, network, name, clicked });
  else if (!prepare) void resumePurchases();
}

/**
 * What is told of purchases, on whatever page the buyer is: that one is begun, the dialog that waits for one, a notice for one whose dialog is hidden,
 * the dialog of one that is paid, and errors. A page that is itself about a purchase shows what it waits for.
 */
export function Stage({ shop }: { shop: Shop }) {
  const { starting, waiting, open, paid, toast } = useDesk();
  const t = useTexts(shop.locale, starting || waiting.length > 0 || paid.length > 0 || toast !== null);
  const told = useClaimed(paid);
  useEffect(followStorage, []);
  // Only to look at the address again whenever it changes.
  usePathname();

  const shownByPage = purchaseInAddress();
  const elsewhere = waiting.filter(({ id }) => id !== shownByPage);
  const opened = elsewhere.find(({ id }) => id === open);
  const noticed = elsewhere.at(-1);
  return (
    <>
      {t && told ? <SuccessDialog key={told.id} t={t} shop={shop} paid={told} /> : null}
      {t && opened && !told ? <WaitingDialog key={opened.id} t={t} shop={shop} shown={opened} /> : null}
      {t && noticed && !opened && !told ? (
        <WaitingNotice key={noticed.id} t={t} shop={shop} shown={noticed} />
      ) : null}
      {t && starting ? <OpeningNotice text={t('payment.opening.text')} /> : null}
      <Toast close={t?.('payment.errors.close')} />
    </>
  );
}
