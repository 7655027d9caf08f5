'use client';

import { X } from 'lucide-react';
import type { Waiting } from '@/lib/payment/desk';
import { hide, leave } from '@/lib/payment/follow';
import { requestPurchase } from '@/lib/payment/request';
import type { Shop } from '@/lib/payment/shop';
import type { Texts } from '@/lib/payment/texts';
import { Modal } from '../modal';
import { ShopNotes } from './shop-notes';
import { WaitingCard } from './waiting-card';
import { waitingTitle } from './waiting-texts';

interface WaitingDialogProps {
  t: Texts;
  shop: Shop;
  shown: Waiting;
}

/** The dialog that waits for a purchase. Closing it hides it for good; the waiting goes on. */
export function WaitingDialog({ t, shop, shown }: WaitingDialogProps) {
  const close = () => hide(shown.id);
  return (
    <Modal title={waitingTitle(t, shown)} onClose={close}>
      <button
        type="button"
        aria-label={t('payment.waiting.hide')}
        onClick={close}
        className="absolute end-3 top-3 flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      <WaitingCard
        t={t}
        shop={shop}
        waiting={shown}
        onStop={() => leave(shown.id)}
        onClose={close}
        onAgain={(name) => {
          leave(shown.id);
          requestPurchase({ name, clicked: true, network: t('payment.errors.network') });
        }}
      />
      <ShopNotes t={t} shop={shop} />
    </Modal>
  );
}
