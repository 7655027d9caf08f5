import type { ReactNode } from 'react';
import type { OfferWords } from '@/lib/offers/offer-words';
import { PriceText, type OfferSlot } from '../live/offer-slot';

interface PackCardProps {
  offer: string;
  words: OfferWords;
  Slot: OfferSlot;
  purpose?: ReactNode;
  action: ReactNode;
}

export function PackCard({ offer, words, Slot, purpose, action }: PackCardProps) {
  return (
    <Slot
      offer={offer}
      part="entry"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-4 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,0.9fr)_minmax(7rem,auto)]"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-lg font-semibold">
            <Slot offer={offer} part="name">
              {words.name}
            </Slot>
          </span>
          <Slot
            offer={offer}
            part="best"
            className="rounded-full bg-good-soft px-2.5 text-sm leading-6 font-semibold text-good"
          >
            {words.best}
          </Slot>
        </p>
        <p className="text-sm text-muted empty:hidden">{purpose}</p>
      </div>
      <p className="col-start-1 flex flex-wrap items-baseline gap-x-2 md:col-start-2">
        <span className="text-xl font-bold figures-display md:text-2xl">
          <Slot offer={offer} part="price">
            <PriceText {...words} />
          </Slot>
        </span>
        <span className="text-sm text-muted empty:hidden">
          <Slot offer={offer} part="hint">
            {words.hint}
          </Slot>
        </span>
      </p>
      <p className="col-start-1 flex flex-wrap gap-x-3 text-sm text-muted md:col-start-3">
        <span>
          <Slot offer={offer} part="each">
            {words.each}
          </Slot>
        </span>
        <span className="empty:hidden">
          <Slot offer={offer} part="saving">
            {words.saving}
          </Slot>
        </span>
      </p>
      <div className="col-start-2 row-span-3 row-start-1 grid md:col-start-4 md:row-span-1">{action}</div>
    </Slot>
  );
}
