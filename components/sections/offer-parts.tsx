import type { ReactNode } from 'react';
import { LiveItem, LiveLabel, LiveMark, LivePrice, LiveText } from '@/components/islands/payment/live-offer';
import type { OfferLabel, OfferPart } from '@/lib/payment/live-offers';
import type { OfferName } from '@/lib/site/offers';

interface Part {
  offer: OfferName;
  children: ReactNode;
}

/** The parts of an offer that the API may know better. */
export interface OfferParts {
  Item: (props: Part & { className?: string }) => ReactNode;
  Text: (props: Part & { part: OfferPart }) => ReactNode;
  Price: (props: Part) => ReactNode;
  Label: (props: Part & { part: OfferLabel; shown: boolean; className: string }) => ReactNode;
  Mark: (props: { offer: OfferName; className: string }) => ReactNode;
}

/** For pages on which something is bought: refreshed from the API. */
export const liveParts: OfferParts = {
  Item: LiveItem,
  Text: LiveText,
  Price: LivePrice,
  Label: LiveLabel,
  Mark: LiveMark,
};
