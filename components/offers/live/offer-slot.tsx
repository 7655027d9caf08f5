import type { ReactNode } from 'react';
import type { OfferPart } from '@/lib/offers/offer-words';

export interface OfferSlotProps {
  offer: string;
  part: OfferPart | 'entry';
  className?: string;
  children: ReactNode;
}

/** Where something about an offer stands, which the API may know better. */
export type OfferSlot = (props: OfferSlotProps) => ReactNode;

/** A slot that keeps what it was given: for pages that only mention offers, and load no script for them. */
export function FixedSlot({ part, className, children }: OfferSlotProps): ReactNode {
  if (part === 'entry') return <li className={className}>{children}</li>;
  if (className === undefined) return children;
  return children ? <span className={className}>{children}</span> : null;
}

export function PriceText({ price, before }: { price: string; before: string | null }) {
  return (
    <>
      {price}
      {before === null ? null : <s className="ms-2 text-lg font-normal text-muted">{before}</s>}
    </>
  );
}
