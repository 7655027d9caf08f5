import { offers as baseline, type Offer, type OfferName } from './offers';

/**
 * Reads a list of plans without the contract's schemas, which would weigh more than the page it is for.
 *
 * @returns null for anything that is not a list of plans; an empty list too, because a shop without any offer is a mistake
 */
export function readOffers(list: unknown): Offer<string>[] | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  const offers = list.map(readOffer);
  return offers.every((offer) => offer !== null) ? offers : null;
}

function readOffer(value: unknown): Offer<string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const plan = value as Partial<Record<keyof Offer, unknown>>;
  const { name, amount, originalAmount = null, currency } = plan;
  const vipId = typeof plan.vipId === 'number' ? String(plan.vipId) : plan.vipId;
  if (typeof vipId !== 'string' || vipId === '' || typeof name !== 'string' || !isCount(amount)) return null;
  if (originalAmount !== null && !isCount(originalAmount)) return null;
  if (typeof currency !== 'string' || !/^[A-Za-z]{3}$/.test(currency)) return null;
  const count = (number: unknown) => (isCount(number) ? number : 0);
  const [days, examNum] = [count(plan.days), count(plan.examNum)];
  return {
    ...{ vipId, name, amount, originalAmount, currency: currency.toUpperCase(), days, examNum },
    type: String(plan.type) === '4' || (plan.type === undefined && examNum > 0 && days === 0) ? '4' : '1',
    tag: typeof plan.tag === 'string' ? plan.tag : null,
    correctNum: count(plan.correctNum),
    unlimited: plan.unlimited === true || plan.unlimited === 1,
    ...((plan.owned === true || plan.owned === 1) && { owned: true }),
  };
}

export interface PlacedOffers {
  /** What stands in the place of each advertised offer; null where the API has nothing like it. */
  places: ReadonlyMap<OfferName, Offer<string> | null>;
  more: readonly Offer<string>[];
}

/**
 * Gives each offer its place: that of its own name, else that of an advertised offer of as many days or exams, because other APIs
 * call theirs as they like. None is left out.
 */
export function placeOffers(offers: readonly Offer<string>[]): PlacedOffers {
  const left = new Set(offers);
  const places = new Map<OfferName, Offer<string> | null>();
  const fill = (isLike: (shown: Offer<string>, offer: Offer<string>) => boolean) => {
    for (const shown of baseline) {
      if (places.get(shown.name)) continue;
      const found = [...left].find((offer) => offer.type === shown.type && isLike(shown, offer));
      places.set(shown.name, found ?? null);
      if (found) left.delete(found);
    }
  };
  fill((shown, { name }) => name === shown.name);
  fill((shown, { days, examNum }) => (shown.type === '4' ? examNum === shown.examNum : days === shown.days));
  return { places, more: [...left] };
}

export function differsFromPages(offers: readonly Offer<string>[]): boolean {
  const { places, more } = placeOffers(offers);
  if (more.length > 0) return true;
  return baseline.some((shown) => {
    const offer = places.get(shown.name);
    const keys = Object.keys(shown) as (keyof Offer)[];
    return !offer || offer.owned === true || keys.some((key) => offer[key] !== shown[key]);
  });
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
