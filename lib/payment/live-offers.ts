import type { LiveOffer } from './compare-offers';

/** The texts of one offer, in the language of the page; what does not apply is left out. */
export interface OfferView {
  offer: LiveOffer;
  name: string;
  price: string;
  /** The price before a reduction. */
  before?: string;
  /** Price of a day or of a single exam. */
  each: string;
  corrections?: string;
  tag?: string;
  saving?: string;
  best?: boolean;
  choose: string;
  owned?: string;
  note?: string;
  answer?: string;
}

/** The parts of an offer that the pages show as text. */
export type OfferPart = Exclude<keyof OfferView, 'offer' | 'best'>;

interface Live {
  /** By name, `null` for one that is gone; undefined as long as the pages are right. */
  offers?: ReadonlyMap<string, OfferView | null>;
  /** The setting `priceSaveUp`: its text, null when it is off. */
  saving?: string | null;
}

let live: Live = {};
const listeners = new Set<() => void>();

/** What the API knows better than the pages. */
export const readLive = () => live;

export function updateLive(change: Live): void {
  live = { ...live, ...change };
  for (const listener of listeners) listener();
}

export function subscribeLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
