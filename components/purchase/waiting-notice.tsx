import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PendingPurchase } from '@/lib/purchase/record/purchase';
import { leave, openDialog } from '@/lib/purchase/record/store';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { offerTexts, type Texts } from '@/lib/offers/texts';
import { waitingStop, waitingTitle } from './waiting-texts';

interface WaitingNoticeProps {
  t: Texts;
  settings: PurchaseSettings;
  pending: PendingPurchase;
}

/** Says at the edge of the page, without taking it over, that a purchase whose dialog is hidden is waited for. */
export function WaitingNotice({ t, settings, pending }: WaitingNoticeProps) {
  const place = useNoticePlace();
  const { id, offer } = pending;
  const title = waitingTitle(t, pending);
  const bought = offer && offerTexts(t, settings.lang, offer);
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
        <Button onClick={() => openDialog(id)}>{t('payment.notice.show')}</Button>
        <Button onClick={() => leave(id)}>{waitingStop(t, pending)}</Button>
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
