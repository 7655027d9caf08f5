import type { ListLabels, OfferWords, PackText } from './offer-words';
import type { Offer } from './offers';

export interface OfferView extends OfferWords {
  /** What its buying link is called, see {@link Live.offers}. */
  key: string;
  offer: Offer<string>;
}

export interface OfferList {
  list: readonly OfferView[];
  none?: string;
}

export interface Live {
  /** Whether the API has been asked, so that what the pages and `offers` say is true. */
  checked?: boolean;
  /**
   * By what the buying links are called (`data-buy`): the name of an advertised offer, else `id:<vipId>`. `null` for one that is
   * gone; undefined as long as the pages are right.
   */
  offers?: ReadonlyMap<string, OfferView | null>;
  /** Where the pages are wrong: every plan, and the plans and the packs that they have no place for. */
  lists?: Readonly<Record<'everyPlan' | 'plans' | 'packs', OfferList>>;
  labels?: ListLabels;
  packTexts?: Readonly<Record<PackText, string>>;
  /** Whether no money moves here. */
  testShop?: boolean;
  /** The setting `priceSaveUp`: its text, null when it is off. */
  saving?: string | null;
}

let live: Readonly<Live> = {};
const listeners = new Set<() => void>();

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
