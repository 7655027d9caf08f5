import { X } from '@/components/ui/icon/icons';
import type { PendingPurchase } from '@/lib/purchase/record/purchase';
import { hide, leave } from '@/lib/purchase/record/store';
import { requestPurchase } from '@/lib/purchase/checkout/request';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import type { Texts } from '@/lib/purchase/words/texts';
import { Modal } from '../ui/dialog/modal';
import { ShopNotes } from './shop-notes';
import { WaitingCard } from './waiting-card';
import { waitingTitle } from './waiting-texts';

interface WaitingDialogProps {
  t: Texts;
  settings: PurchaseSettings;
  pending: PendingPurchase;
}

/** The dialog that waits for a purchase. Closing it hides it for good; the waiting goes on. */
export function WaitingDialog({ t, settings, pending }: WaitingDialogProps) {
  const close = () => hide(pending.id);
  return (
    <Modal title={waitingTitle(t, pending)} onClose={close}>
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
        settings={settings}
        pending={pending}
        onStop={() => leave(pending.id)}
        onClose={close}
        onAgain={(name) => {
          leave(pending.id);
          requestPurchase({ name, clicked: true, network: t('payment.errors.network') });
        }}
      />
      <ShopNotes t={t} settings={settings} isPack={pending.offer?.type === '4'} />
    </Modal>
  );
}
