import { optionalMoment } from './dates';
import { z } from './zod';

/** Identifiers read as strings, also where an API numbers its rows. */
export const id = z
  .union([z.string().min(1), z.number()])
  .transform(String)
  .pipe(z.string());

/** Null where an API leaves it out. */
export const text = z.string().nullable().default(null);

const count = z
  .number()
  .int()
  .nullish()
  .transform((value) => value ?? 0)
  .pipe(z.number().int());

const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .nullish()
  .transform(Boolean)
  .pipe(z.boolean());

/** A user as answers carry it (spec section 3). */
export const user = z.object({
  id,
  email: text,
  name: text,
  nickname: text,
  /** Absolute address of a picture. */
  avatar: text,
  /** A temporary user counts as a visitor (spec section 6). */
  temp: flag,
  vipEndTime: optionalMoment,
  freeVipEndTime: optionalMoment,
  /** Mock exams owned that have not run out. */
  examNum: count,
  correctNum: count,
  /** Whether the account can be entered by a password; null where the API does not say. */
  hasPassword: z.boolean().nullable().default(null),
  /** AI corrections are not counted now: a plan whose tag is Pro is running. */
  unlimited: flag,
});
export type User = z.output<typeof user>;

/** '1' VIP membership, '4' mock-exam pack. */
export const planType = z
  .union([z.enum(['1', '4']), z.literal(1), z.literal(4)])
  .transform((value): '1' | '4' => (value === '1' || value === 1 ? '1' : '4'))
  .pipe(z.enum(['1', '4']));

/** Something that can be bought. `name` is the last part of a message key; money is integer cents. */
export const plan = z.object({
  vipId: id,
  name: z.string().min(1),
  type: planType,
  /** `Pro` means unlimited AI correction. */
  tag: text,
  days: count,
  amount: z.number().int().nonnegative(),
  originalAmount: z.number().int().nonnegative().nullable().default(null),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  examNum: count,
  correctNum: count,
  unlimited: flag,
  /** Bought at a test page where no money moves. */
  testShop: flag,
});

/** `owned`: a membership that the user has bought and whose own days have not ended. Packs are used up and never owned. */
export const ownedPlan = plan.extend({ owned: flag });

/** Where to pay: http(s), or a path of this site. Anything else (`javascript:`, `//host`) is not followed. */
const payAddress = z.string().regex(/^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/i);

export const paymentStart = z.object({ logVipId: id, url: payAddress });

export const accountSession = z.object({
  id,
  createdAt: optionalMoment,
  lastUsedAt: optionalMoment,
  /** Browser and system, such as `Chrome, Android`; null where unknown. */
  device: text,
  current: flag,
});
export type AccountSession = z.output<typeof accountSession>;

/**
 * How far a withdrawal from the contract is: `refunding` and `refunded` for what was unused, `asked` where a person decides, and
 * `refused` where a person has decided that nothing is due. What a purchase grants is suspended from the declaration until then.
 */
export const withdrawalState = z.enum(['refunding', 'refunded', 'asked', 'refused']);

/** A purchase as its owner sees it; money is integer cents. */
export const accountPurchase = z.object({
  id,
  name: z.string().min(1),
  type: planType,
  tag: text,
  days: count,
  examNum: count,
  correctNum: count,
  unlimited: flag,
  amount: z.number().int().nonnegative(),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  paidAt: optionalMoment,
  /** Until when what was bought can be used: a membership's own days, a pack's; null where it does not count (any more). */
  usableUntil: optionalMoment,
  /** `refunded`: given back, and no longer usable. */
  state: z.enum(['paid', 'refunded']),
  /** Null until its owner has withdrawn from the contract. */
  withdrawal: withdrawalState.nullable().default(null),
  /**
   * Until when its owner can withdraw from the contract; null where that is done, or not possible any more. For some days after
   * it a person decides.
   */
  withdrawUntil: optionalMoment,
  /** Paid at a test page where no money moved. */
  testShop: flag,
});
export type AccountPurchase = z.output<typeof accountPurchase>;

export const setting = z.object({
  key: z.string(),
  status: z.union([z.number(), z.string()]).transform(Number).pipe(z.number()),
  value: z.unknown(),
});

/** `path` is the article's address below /blog. */
export const article = z.object({ name: z.string(), path: z.string() });

export const articleCategory = article.extend({ count });

/** `rate` is 0 while the votes are too few for a mean. */
export const articleRating = z.object({ rate: z.number().min(0).max(5), count });

export const identity = z.object({ email: z.string(), picture: text, name: text });

export const signIn = z.object({ token: z.string().min(1), user, isNew: flag });
