import type { Locale } from '@/lib/i18n/locales';
import { verdictOn, type Bought } from './rule';
import type { Withdrawal } from './withdrawal';

export type Begun = Omit<Withdrawal, 'id'>;

const untouched = {
  ...{ told_at: null, confirmed_at: null, settled_at: null },
  ...{ refund_failure: null, account_deleted_at: null, suspended_at: null, refunding_at: null },
  ...{ decision: null, decided_at: null, repeated_at: null, remind_at: null },
} as const satisfies Partial<Withdrawal>;

interface Words {
  name: string | null;
  email: string;
  reason: string | null;
  locale: Locale;
}

/**
 * What somebody without a session declares; a person looks at it in any case. What nobody could withdraw from any more, nobody loses
 * before that.
 *
 * @param purchase the one that was paid from this address and is named by its number
 * @param at epoch ms, as of the next two
 */
export function declared(
  words: Words & { what: string },
  purchase: { id: string; paid_at: number | null } | undefined,
  at: number,
): Begun {
  const { id = null, paid_at = null } = purchase ?? {};
  const isInTime = paid_at !== null && verdictOn({ paidAt: paid_at, used: 0 }, at) !== 'tooLate';
  return {
    ...untouched,
    ...{ ...words, purchase_id: id, state: 'asked', declared_at: at, tried_at: at },
    suspended_at: isInTime ? at : null,
  };
}

/**
 * What the owner of a purchase declares in the account. The purchase is suspended in any case; what comes too late has to be refused
 * before.
 */
export function declaredByOwner(words: Words, purchase: Bought & { id: string }, at: number): Begun {
  const isRefund = verdictOn(purchase, at) === 'refund';
  return {
    ...untouched,
    ...{ ...words, what: null, purchase_id: purchase.id, declared_at: at, tried_at: at, suspended_at: at },
    ...(isRefund ? { state: 'refunding', refunding_at: at } : { state: 'asked' }),
  };
}

/** A purchase that was paid after its account had been deleted: nobody can use it, and nobody can be asked. */
export function orphaned(purchase: { id: string; locale: Locale }, at: number): Begun {
  return {
    ...untouched,
    ...{ purchase_id: purchase.id, locale: purchase.locale, state: 'refunding' },
    ...{ name: null, email: null, what: null, reason: null },
    ...{ declared_at: at, suspended_at: at, refunding_at: at, account_deleted_at: at },
    // Due at once, and nobody is there to confirm it to.
    ...{ tried_at: 0, confirmed_at: at },
  };
}

/** Whether it is one of {@link orphaned}: no other has lost its account at the moment of its declaration. */
export const isOrphan = (row: { declared_at: number; account_deleted_at: number | null }): boolean =>
  row.account_deleted_at === row.declared_at;

/** A declaration as one of its own, beside the withdrawal of the purchase that it names. */
export const apart = (begun: Begun, at: number): Begun => ({
  ...begun,
  ...{ purchase_id: null, suspended_at: null, tried_at: at },
});
