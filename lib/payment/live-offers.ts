import type { LiveOffer } from './compare-offers';
import type { PlanLabels } from './plan-labels';

/** The texts of one offer, in the language of the page; what does not apply is left out. */
export interface OfferView {
  offer: LiveOffer;
  name: string;
  price: string;
  /** About what it is in the reader's own currency; empty where that cannot be said. */
  hint: string;
  /** The price before a reduction. */
  before?: string;
  /** Price of a day or of a single exam. */
  each: string;
  corrections?: string;
  tag?: string;
  saving?: string;
  best?: boolean;
  /** Whether the pages recommend it. */
  recommended?: boolean;
  choose: string;
  owned?: string;
}

/** The parts of an offer that the pages show as text. */
export type OfferPart = Exclude<keyof OfferView, 'offer' | 'best' | 'recommended'>;

/** The labels that an offer has or not. */
export type OfferLabel = 'tag' | 'best' | 'recommended';

/** An offer that the pages have no place for, with everything its entry says. */
export interface MoreOffer extends OfferView {
  /** What its buying link is called, see {@link Live.offers}. */
  key: string;
  /** Of a plan: whether the AI tutor is included, and how many mock exams, where that is known. */
  tutor?: string;
  exams?: string;
  /** The short words of its link. */
  chooseShort: string;
}

/** Offers beyond those that a page has places for, or that there are none left of a kind. */
export interface MoreOffers {
  list: readonly MoreOffer[];
  none?: string;
}

/** Texts of the page of packs that name a price. */
export type PackText = 'note' | 'answer';

interface Live {
  /** Whether the API has been asked, so that what the pages and `offers` say is true. */
  checked?: boolean;
  /**
   * By what the buying links are called (`data-buy`): the name of an advertised offer, else `id:<vipId>`. `null` for one that is
   * gone; undefined as long as the pages are right.
   */
  offers?: ReadonlyMap<string, OfferView | null>;
  /** Every plan, where the pages are wrong, and what the rows of their table are called. */
  plans?: MoreOffers;
  planLabels?: PlanLabels;
  more?: Readonly<Record<'plans' | 'packs', MoreOffers>>;
  packTexts?: Readonly<Record<PackText, string>>;
  /** Whether no money moves here. */
  testShop?: boolean;
  /** The setting `priceSaveUp`: its text, null when it is off. */
  saving?: string | null;
}

let live: Readonly<Live> = {};
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
