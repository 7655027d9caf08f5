'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import {
  readLive,
  subscribeLive,
  type OfferLabel,
  type OfferPart,
  type OfferView,
  type PackText,
} from '@/lib/payment/live-offers';

/** What the API says of an offer: undefined as long as the page is right, null when it is gone. */
function useLiveOffer(name: string): OfferView | null | undefined {
  return useSyncExternalStore(
    subscribeLive,
    () => readLive().offers?.get(name),
    () => undefined,
  );
}

interface LiveProps {
  /** Name of the offer. */
  offer: string;
}

/** A text of an offer: the page's own until the API says something else. */
export function LiveText({ offer, part, children }: LiveProps & { part: OfferPart; children: ReactNode }) {
  const view = useLiveOffer(offer);
  return <>{view?.[part] ?? children}</>;
}

/** A text of the page of packs that names a price. */
export function LivePackText({ part, children }: { part: PackText; children: ReactNode }) {
  const text = useSyncExternalStore(
    subscribeLive,
    () => readLive().packTexts?.[part],
    () => undefined,
  );
  return <>{text ?? children}</>;
}

/** The entry of an offer in its list; gone when the offer is. */
export function LiveItem({
  offer,
  className,
  children,
}: LiveProps & { className?: string; children: ReactNode }) {
  const view = useLiveOffer(offer);
  return (
    <li className={className} hidden={view === null}>
      {children}
    </li>
  );
}

/** The price, and the one before a reduction where there is one. */
export function LivePrice({ offer, children }: LiveProps & { children: ReactNode }) {
  const view = useLiveOffer(offer);
  if (!view) return <>{children}</>;
  return (
    <>
      {view.price}
      {view.before === undefined ? null : (
        <s className="ms-2 text-lg font-normal text-muted">{view.before}</s>
      )}
    </>
  );
}

/** A label that an offer has or not, such as its tag. */
export function LiveLabel({
  offer,
  part,
  shown,
  className,
  children,
}: LiveProps & { part: OfferLabel; shown: boolean; className: string; children: ReactNode }) {
  const view = useLiveOffer(offer);
  const visible = view ? Boolean(view[part]) : shown;
  return visible ? <span className={className}>{children}</span> : null;
}

/** Marks an offer that the user owns, beside its name. */
export function LiveMark({ offer, className }: LiveProps & { className: string }) {
  const owned = useLiveOffer(offer)?.owned;
  if (owned === undefined) return null;
  return <span className={className}>{owned}</span>;
}

/** By how much a longer plan is cheaper: the setting `priceSaveUp`. It keeps its place when it is off. */
export function LiveSaving({ className, children }: { className: string; children: ReactNode }) {
  const saving = useSyncExternalStore(
    subscribeLive,
    () => readLive().saving,
    () => undefined,
  );
  return <p className={classNames(className, saving === null && 'invisible')}>{saving ?? children}</p>;
}
