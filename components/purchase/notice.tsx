import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import type { BoughtOffer } from '@/lib/offers/offers';
import { offerTexts, type Texts } from '@/lib/purchase/words/texts';

interface NoticeProps {
  t: Texts;
  settings: PurchaseSettings;
  title: string;
  offer: BoughtOffer | undefined;
  /** What can be done about it, of {@link noticeAction} each. */
  children: ReactNode;
}

export const noticeAction =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-action hover:bg-action-soft';

export function Notice({ t, settings, title, offer, children }: NoticeProps) {
  const place = useNoticePlace();
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
      <div className="-mx-3 flex flex-wrap">{children}</div>
    </section>
  );
  if (place === undefined) return null;
  return place ? (
    createPortal(notice, place)
  ) : (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-(--z-overlay) grid">{notice}</div>
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
