import { facts } from './facts';
import { memberships, packs, type Membership, type Pack } from './price-list';

/*
 * The offers as the pages and the API know them, from the price list: the static baseline of every price on the site (spec sections
 * 2 and 9, API contract). Free of zod, because pages that sell load it.
 */
export { currency } from './price-list';

/** Names of the memberships and of the packs: last parts of the message keys `plans.names.*`. */
export type PlanName = (typeof memberships)[number]['name'];
export type PackName = (typeof packs)[number]['name'];

export type OfferName = PlanName | PackName;

/** A plan as `/common/vips` answers it; `name` is the last part of a message key in the `plans` catalog. */
export interface Offer<Name extends OfferName = OfferName> {
  vipId: string;
  name: Name;
  /** '1' VIP membership, '4' mock-exam pack. */
  type: '1' | '4';
  /** `Pro` marks unlimited AI correction. */
  tag: 'Pro' | null;
  days: number;
  /** Cents. */
  amount: number;
  examNum: number;
  correctNum: number;
  unlimited: boolean;
}

type Named<Row, Name> = Row & { name: Name };

function planOf({ vipId, name, days, price, corrections }: Named<Membership, PlanName>): Offer<PlanName> {
  const unlimited = corrections === 'unlimited';
  return {
    ...{ vipId, name, type: '1', tag: unlimited ? 'Pro' : null, days, amount: cents(price), examNum: 0 },
    ...{ correctNum: unlimited ? 0 : corrections, unlimited },
  };
}

function packOf({ vipId, name, exams, price }: Named<Pack, PackName>): Offer<PackName> {
  return {
    ...{ vipId, name, type: '4', tag: null, days: 0, amount: cents(price), examNum: exams },
    ...{ correctNum: 0, unlimited: false },
  };
}

/** Dollars as integer cents. */
function cents(price: number): number {
  return Math.round(price * 100);
}

export const vipPlans: readonly Offer<PlanName>[] = memberships.map(planOf);

const [smallest, ...larger] = packs;

/** The practice-test packs of /duolingo-practice-test (spec section 2). */
export const mockExamPacks: readonly [Offer<PackName>, ...Offer<PackName>[]] = [
  packOf(smallest),
  ...larger.map(packOf),
];

/** Everything that is advertised, in the order of the plans' list. */
export const offers: readonly Offer[] = [...vipPlans, ...mockExamPacks];

const lowest = (rows: readonly { price: number }[]) => cents(Math.min(...rows.map(({ price }) => price)));
const correcting = memberships.filter(({ corrections }) => corrections === 'unlimited' || corrections > 0);

/** The lowest price, in cents, at which each product can be had (spec section 9). */
export const startingPrices = {
  practice: lowest(memberships),
  mockExam: lowest(packs),
  writing: lowest(correcting),
  speaking: lowest(correcting),
  tutor: lowest(memberships.filter(({ tutor }) => tutor)),
  courses: 0,
};

/**
 * The plan that the pages recommend: the shortest in which the complete course can be taken twice, as they say of it. Undefined where
 * none is long enough.
 */
export function recommendedPlan<Plan extends { days: number }>(plans: readonly Plan[]): Plan | undefined {
  const long = plans.filter(({ days }) => days >= 2 * facts.course.workloadDays);
  return long.sort((one, other) => one.days - other.days)[0];
}
