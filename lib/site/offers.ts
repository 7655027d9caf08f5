/**
 * The advertised prices: the static baseline of every price on the site, in integer cents (spec sections 2 and 9, API contract).
 */
export const currency = 'USD';

/** Names of the memberships and of the packs: last parts of the message keys `plans.names.*`. */
export type PlanName = 'week' | 'month' | 'quarter';
export type PackName = 'single' | 'three' | 'five' | 'ten';

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

const vip = (
  vipId: string,
  name: PlanName,
  days: number,
  amount: number,
  correctNum: number,
): Offer<PlanName> => ({
  vipId,
  name,
  type: '1',
  tag: null,
  days,
  amount,
  examNum: 0,
  correctNum,
  unlimited: false,
});

const pack = (vipId: string, name: PackName, examNum: number, amount: number): Offer<PackName> => ({
  vipId,
  name,
  type: '4',
  tag: null,
  days: 0,
  amount,
  examNum,
  correctNum: 0,
  unlimited: false,
});

export const vipPlans: readonly Offer<PlanName>[] = [
  vip('vip-7', 'week', 7, 990, 10),
  vip('vip-30', 'month', 30, 1990, 50),
  { ...vip('vip-90', 'quarter', 90, 3990, 0), tag: 'Pro', unlimited: true },
];

/** The practice-test packs of /duolingo-practice-test (spec section 2). */
export const mockExamPacks: readonly [Offer<PackName>, ...Offer<PackName>[]] = [
  pack('mock-1', 'single', 1, 499),
  pack('mock-3', 'three', 3, 1399),
  pack('mock-5', 'five', 5, 1799),
  pack('mock-10', 'ten', 10, 2799),
];

/** Everything that is advertised, in the order of the plans' list. */
export const offers: readonly Offer[] = [...vipPlans, ...mockExamPacks];

/** The lowest price, in cents, at which each product can be had (spec section 9). */
export const startingPrices = {
  practice: 990,
  mockExam: 499,
  writing: 990,
  speaking: 990,
  tutor: 1990,
  courses: 0,
} as const;
