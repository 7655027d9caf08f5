'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { updateDesk, type Waiting } from '@/lib/payment/desk';
import { leave } from '@/lib/payment/follow';
import { offerTexts } from '@/lib/payment/offer-name';
import type { Shop } from '@/lib/payment/shop';
import type { Texts } from '@/lib/payment/texts';
import { waitingStop, waitingTitle } from './waiting-texts';

interface WaitingNoticeProps {
  t: Texts;
  shop: Shop;
  shown: Waiting;
}

/** Says at the edge of the page, without taking it over, that a purchase whose dialog is hidden is waited for. */
export function WaitingNotice({ t, shop, shown }: WaitingNoticeProps) {
  const place = useNoticePlace();
  const { id, offer } = shown;
  const title = waitingTitle(t, shown);
  const bought = offer && offerTexts(t, shop.lang, offer);
  const notice = (
    <section
      aria-label={title}
      className="pointer-events-auto flex w-full max-w-sm flex-wrap items-center justify-between gap-x-4 gap-y-2 justify-self-start rounded-card border border-line bg-surface px-5 py-3 text-sm shadow-lg"
    >
      <p role="status" className="min-w-0 flex-1 basis-40">
        <span className="font-semibold">{title}</span>
        {bought ? <span className="block text-muted">{`${bought.name} · ${bought.price}`}</span> : null}
      </p>
      <div className="-mx-3 flex flex-wrap">
        <Button onClick={() => updateDesk({ open: id })}>{t('payment.notice.show')}</Button>
        <Button onClick={() => leave(id)}>{waitingStop(t, shown)}</Button>
      </div>
    </section>
  );
  if (place === undefined) return null;
  return place ? (
    createPortal(notice, place)
  ) : (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-(--z-overlay) grid">{notice}</div>
  );
}

function Button({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-control px-3 font-semibold text-action hover:bg-action-soft"
    >
      {children}
    </button>
  );
}

/** Where the page's other notices stand, null where it has none; looked for again with every change of the notice. */
function useNoticePlace(): Element | null | undefined {
  const [place, setPlace] = useState<Element | null>();
  useEffect(() => {
    queueMicrotask(() => setPlace(document.getElementById('notices')));
  });
  return place;
}
