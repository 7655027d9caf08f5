'use client';

import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { reported } from '@/lib/payment/follow';
import { goHome } from '@/lib/payment/go-home';
import type { PaidPurchase } from '@/lib/payment/paid';
import { packValidity, successLines } from '@/lib/payment/success-lines';
import type { Shop } from '@/lib/payment/shop';
import type { Texts } from '@/lib/payment/texts';
import { Modal } from '../modal';
import { ShopNotes } from './shop-notes';

interface SuccessDialogProps {
  t: Texts;
  shop: Shop;
  paid: PaidPurchase;
}

/** Tells what a paid purchase gave (spec section 8). Closing it leads to the app home. */
export function SuccessDialog({ t, shop, paid }: SuccessDialogProps) {
  const closing = useRef(false);
  const [busy, setBusy] = useState(false);
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    setBusy(true);
    void reported(paid.id).then(() => goHome(shop.home));
  };
  return (
    <Modal title={t('payment.success.title')} onClose={close}>
      <CircleCheck aria-hidden="true" className="absolute end-6 top-6 size-8 text-good sm:end-8 sm:top-8" />
      <Bought t={t} shop={shop} paid={paid} />
      <button
        type="button"
        onClick={close}
        aria-disabled={busy}
        className={buttonClass('primary', 'mt-6 w-full aria-disabled:opacity-70')}
      >
        {t('payment.success.confirm')}
      </button>
    </Modal>
  );
}

/** The lines of what was bought, the first one before the others, and what has to be known of it. */
export function Bought({ t, shop, paid }: SuccessDialogProps) {
  const [first, ...others] = successLines(t, shop.lang, paid);
  const validity = packValidity(t, shop.lang, paid);
  if (first === undefined) return null;
  return (
    <div className="mt-5">
      <p className="text-lg">{first}</p>
      {others.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {others.map((line) => (
            <li key={line} className="py-2.5">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      {validity === null ? null : <p className="mt-2">{validity}</p>}
      <ShopNotes t={t} shop={shop} />
    </div>
  );
}
