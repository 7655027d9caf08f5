import { currency, offers } from '../site/offers';

/** An offer as the API has it now; one user's `owned` beside it. */
export interface LiveOffer {
  vipId: string;
  name: string;
  tag: string | null;
  days: number;
  /** Cents. */
  amount: number;
  originalAmount: number | null;
  /** ISO 4217. */
  currency: string;
  examNum: number;
  correctNum: number;
  unlimited: boolean;
  owned: boolean;
}

const baseline: readonly LiveOffer[] = offers.map((offer) => ({
  ...offer,
  originalAmount: null,
  currency,
  owned: false,
}));

/**
 * Reads a list of plans without the contract's schemas, which would weigh more than the page it is for.
 *
 * @returns null for anything that is not a list of plans; an empty list too, because a shop without any offer is a mistake
 */
export function readOffers(list: unknown): LiveOffer[] | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  const offers = list.map(readOffer);
  return offers.every((offer) => offer !== null) ? offers : null;
}

function readOffer(value: unknown): LiveOffer | null {
  if (typeof value !== 'object' || value === null) return null;
  const plan = value as Partial<Record<keyof LiveOffer, unknown>>;
  const { name, amount, originalAmount = null, currency } = plan;
  const vipId = typeof plan.vipId === 'number' ? String(plan.vipId) : plan.vipId;
  if (typeof vipId !== 'string' || vipId === '' || typeof name !== 'string' || !isCount(amount)) return null;
  if (originalAmount !== null && !isCount(originalAmount)) return null;
  if (typeof currency !== 'string' || !/^[A-Za-z]{3}$/.test(currency)) return null;
  const count = (number: unknown) => (isCount(number) ? number : 0);
  return {
    ...{ vipId, name, amount, originalAmount, currency: currency.toUpperCase() },
    tag: typeof plan.tag === 'string' ? plan.tag : null,
    days: count(plan.days),
    examNum: count(plan.examNum),
    correctNum: count(plan.correctNum),
    unlimited: plan.unlimited === true || plan.unlimited === 1,
    owned: plan.owned === true || plan.owned === 1,
  };
}

/** Whether the pages say anything else than the API does. Plans that the pages have no name for do not count. */
export function differsFromPages(offers: readonly LiveOffer[]): boolean {
  return baseline.some((shown) => {
    const offer = offers.find(({ name }) => name === shown.name);
    return !offer || (Object.keys(offer) as (keyof LiveOffer)[]).some((key) => offer[key] !== shown[key]);
  });
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
