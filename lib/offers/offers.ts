import { currency, memberships, packs, type Membership, type Pack } from '../site/price-list';

/*
 * The offers as the pages and the API know them, from the price list: the static baseline of every price on the site (spec sections
 * 2 and 9, API contract). Free of zod, because pages that sell load it.
 */
export { currency };

/** Names of the memberships and of the packs: last parts of the message keys `plans.names.*`. */
export type PlanName = (typeof memberships)[number]['name'];
export type PackName = (typeof packs)[number]['name'];

export type OfferName = PlanName | PackName;

/** What is sold: an advertised offer, or with `string` for its name one as an API has it now. */
export interface Offer<Name extends string = OfferName> {
  vipId: string;
  /** Of an advertised one the last part of a message key in the `plans` catalog, else as the API calls it. */
  name: Name;
  /** '1' VIP membership, '4' mock-exam pack. */
  type: '1' | '4';
  /** `Pro` marks unlimited AI correction. */
  tag: string | null;
  days: number;
  /** Cents. */
  amount: number;
  /** Cents, before a reduction. */
  originalAmount: number | null;
  /** ISO 4217. */
  currency: string;
  examNum: number;
  correctNum: number;
  unlimited: boolean;
  /** Whether it is a membership of the user's that runs; in a user's own list alone. */
  owned?: boolean;
}

/**
 * What is bought, as it was offered when the purchase began; `name` is what its buying link is called, as {@link advertised}. What a
 * browser has kept from an earlier version says nothing of its type.
 */
export type BoughtOffer = Pick<Offer<string>, 'vipId' | 'name' | 'amount' | 'currency' | 'days' | 'examNum'> &
  Partial<Pick<Offer<string>, 'type'>>;

type Named<Row, Name> = Row & { name: Name };

const unsaid = {
  tag: null,
  days: 0,
  originalAmount: null,
  currency,
  examNum: 0,
  correctNum: 0,
  unlimited: false,
};

function planOf({ vipId, name, days, price, corrections }: Named<Membership, PlanName>): Offer<PlanName> {
  const counted = corrections === 'unlimited' ? { tag: 'Pro', unlimited: true } : { correctNum: corrections };
  return { ...unsaid, vipId, name, type: '1', days, amount: cents(price), ...counted };
}

function packOf({ vipId, name, exams, price }: Named<Pack, PackName>): Offer<PackName> {
  return { ...unsaid, vipId, name, type: '4', amount: cents(price), examNum: exams };
}

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

/** Whether a plan includes the AI tutor, which no API says; undefined for a name that is not that of an advertised one. */
export function includesTutor(name: string): boolean | undefined {
  return memberships.find((plan) => plan.name === name)?.tutor;
}

export function offerNamed(name: string): Offer | undefined {
  return offers.find((offer) => offer.name === name);
}

/**
 * An advertised offer by its name, as it is bought; undefined for a name that is not advertised. The buying links of others are
 * called `id:<vipId>`.
 */
export function advertised(name: string): BoughtOffer | undefined {
  const offer = offerNamed(name);
  if (!offer) return undefined;
  const { vipId, type, amount, currency, days, examNum } = offer;
  return { vipId, name, type, amount, currency, days, examNum };
}

export type SayName = (
  key: `plans.names.${OfferName}` | 'plans.unnamed.days' | 'plans.unnamed.exams',
  values: { days: number; exams: number },
) => string;

/**
 * How an offer is called in the language of the page. One that is not advertised is called by what it is: a pack by its number of
 * exams, a plan by its days; only where it has neither, as the API calls it.
 */
export function nameOffer(
  say: SayName,
  { name, type, days, examNum: exams }: Pick<BoughtOffer, 'name' | 'type' | 'days' | 'examNum'>,
): string {
  const known = offerNamed(name);
  if (known) return say(`plans.names.${known.name}`, { days, exams });
  if (days > 0 && (type !== '4' || exams === 0)) return say('plans.unnamed.days', { days, exams });
  return exams > 0 ? say('plans.unnamed.exams', { days, exams }) : name;
}
