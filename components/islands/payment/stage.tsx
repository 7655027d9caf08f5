'use client';

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { updateDesk, useDesk, type Waiting } from '@/lib/payment/desk';
import { followStorage, leave } from '@/lib/payment/follow';
import { claim, type PaidPurchase } from '@/lib/payment/paid';
import type { Shop } from '@/lib/payment/shop';
import { loadTexts, type Texts } from '@/lib/payment/texts';
import { Modal } from './modal';
import { SuccessDialog } from './success-dialog';
import { Toast, type CloseButton } from './toast';
import { WaitingCard } from './waiting-card';
import { waitingTitle } from './waiting-texts';

// What the light islands need once this part is loaded.
export { beginPurchase } from '@/lib/payment/begin';
export { resumePurchases, followPage } from '@/lib/payment/resume';

interface StageProps {
  shop: Shop;
  /** The button that closes an error message. */
  close: CloseButton;
  /** Begins another purchase of an offer. */
  onAgain: (offer: string) => void;
}

/** The dialogs of purchases. Loaded when there is something to wait for. */
export function Stage({ shop, close, onAgain }: StageProps) {
  const { waiting, open, paid } = useDesk();
  const t = useTexts(shop, open !== null || paid.length > 0);
  const told = useClaimed(paid);
  useEffect(followStorage, []);

  const shown = waiting.find(({ id }) => id === open);
  return (
    <>
      {t && told ? <SuccessDialog key={told.id} t={t} shop={shop} paid={told} /> : null}
      {t && shown && !told ? (
        <WaitingDialog key={shown.id} t={t} shop={shop} shown={shown} onAgain={onAgain} />
      ) : null}
      <Toast close={close} />
    </>
  );
}

interface WaitingDialogProps extends Pick<StageProps, 'shop' | 'onAgain'> {
  t: Texts;
  shown: Waiting;
}

function WaitingDialog({ t, shop, shown, onAgain }: WaitingDialogProps) {
  const hide = () => updateDesk({ open: null });
  const title = waitingTitle(t, shown);
  return (
    <Modal title={title} onClose={hide}>
      <button
        type="button"
        aria-label={t('payment.waiting.hide')}
        onClick={hide}
        className="absolute end-3 top-3 flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      <WaitingCard
        t={t}
        shop={shop}
        waiting={shown}
        onStop={() => leave(shown.id)}
        onAgain={(offer) => {
          leave(shown.id);
          onAgain(offer);
        }}
      />
    </Modal>
  );
}

/** The texts, once they are needed; asked for again with the next need when they could not be loaded. */
export function useTexts(shop: Shop, needed: boolean): Texts | undefined {
  const [texts, setTexts] = useState<Texts>();
  const { locale } = shop;
  useEffect(() => {
    if (!needed) return;
    let current = true;
    loadTexts(locale).then(
      (loaded) => current && setTexts(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale, needed]);
  return texts;
}

/** The paid purchase that this tab tells about: the first tab that is looked at takes it upon itself, and only one does. */
function useClaimed(paid: readonly PaidPurchase[]): PaidPurchase | undefined {
  const [told, setTold] = useState<PaidPurchase>();
  const [first] = paid;
  useEffect(() => {
    if (!first || told) return;
    let current = true;
    const take = () => {
      if (document.hidden || !current) return;
      document.removeEventListener('visibilitychange', take);
      void claim(first.id, 'shown').then((mine) => {
        if (mine) setTold(first);
        else updateDesk({ paid: paid.filter(({ id }) => id !== first.id) });
      });
    };
    document.addEventListener('visibilitychange', take);
    take();
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', take);
    };
  }, [first, paid, told]);
  return told;
}
