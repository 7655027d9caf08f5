'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { readLive, subscribeLive } from '@/lib/offers/live-offers';
import type { PackText } from '@/lib/offers/offer-words';
import { FixedSlot, PriceText, type OfferSlotProps } from './offer-slot';

/** The page's own until the API says something else; an entry is gone when its offer is. */
export function LiveSlot(props: OfferSlotProps) {
  const { offer, part, className, children } = props;
  const view = useSyncExternalStore(
    subscribeLive,
    () => readLive().offers?.get(offer),
    () => undefined,
  );
  if (part === 'entry')
    return (
      <li className={className} hidden={view === null}>
        {children}
      </li>
    );
  if (!view) return <FixedSlot {...props} />;
  return <FixedSlot {...props}>{part === 'price' ? <PriceText {...view} /> : view[part]}</FixedSlot>;
}

export function LivePackText({ part, children }: { part: PackText; children: ReactNode }) {
  const text = useSyncExternalStore(
    subscribeLive,
    () => readLive().packTexts?.[part],
    () => undefined,
  );
  return <>{text ?? children}</>;
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
