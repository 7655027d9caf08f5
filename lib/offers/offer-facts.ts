import { facts } from '../site/facts';
import type { Offer } from './offers';

type Priced = Pick<Offer<string>, 'type' | 'days' | 'amount' | 'examNum'>;

export interface OfferFacts {
  /** Cents, rounded: of a day of a plan, of an exam of a pack; null for a plan without days. */
  each: number | null;
  /** Cents less than the same number of exams bought one by one; 0 for plans, and where single exams are not on sale. */
  saved: number;
  /** Whether an exam costs least in it, by the exact price; a single exam is never called so. */
  best: boolean;
  recommended: boolean;
}

/** @param all everything that is on sale, the offer among them */
export function offerFacts<Sold extends Priced>(offer: Sold, all: readonly Sold[]): OfferFacts {
  const alike = all.filter(({ type }) => type === offer.type);
  const each = eachOf(offer);
  const rounded = each === null ? null : Math.round(each);
  if (offer.type === '1')
    return { each: rounded, saved: 0, best: false, recommended: recommendedPlan(alike) === offer };
  const single = singleExam(alike);
  return {
    each: rounded,
    saved: single ? Math.max(0, single.amount * offer.examNum - offer.amount) : 0,
    best: offer.examNum > 1 && alike.every((other) => Number(each) <= Number(eachOf(other))),
    recommended: false,
  };
}

/** Exact cents of a day or of an exam. */
function eachOf({ type, days, amount, examNum }: Priced): number | null {
  if (type === '4') return amount / Math.max(1, examNum);
  return days > 0 ? amount / days : null;
}

export function singleExam<Pack extends Pick<Offer, 'examNum'>>(packs: readonly Pack[]): Pack | undefined {
  return packs.find(({ examNum }) => examNum === 1);
}

/**
 * The plan that the pages recommend: the shortest in which the complete course can be taken twice, as they say of it. Undefined where
 * none is long enough.
 */
export function recommendedPlan<Plan extends { days: number }>(plans: readonly Plan[]): Plan | undefined {
  const long = plans.filter(({ days }) => days >= 2 * facts.course.workloadDays);
  return long.sort((one, other) => one.days - other.days)[0];
}

/**
 * By how many per cent, whole and rounded down, the cheapest day of a membership is cheaper than the dearest; 0 to 100. The
 * setting `priceSaveUp`, and what the pages say before it has been asked for.
 */
export function largestSaving(all: readonly Omit<Priced, 'examNum'>[]): number {
  const perDay = all.flatMap((offer) => (offer.type === '1' ? (eachOf({ ...offer, examNum: 0 }) ?? []) : []));
  const dearest = Math.max(0, ...perDay);
  return dearest === 0 ? 0 : Math.floor((1 - Math.min(...perDay) / dearest) * 100);
}
