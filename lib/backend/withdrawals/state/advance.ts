import type { Locale } from '@/lib/i18n/locales';
import type { Purchase } from '../../purchases/purchases';
import { mayRefundAlone, verdictOn, type Bought } from './rule';
import { canBeDecided, canBeRepeated, type Decision, type Withdrawal } from './withdrawal';

/** What happens to a withdrawal once it is declared. Moments are epoch ms. */
export type Event =
  /** Declared again without a session, by what the row says. */
  | { kind: 'repeated'; at: number; locale: Locale }
  /** Declared in the account by the owner of the purchase, after somebody without a session had declared it. */
  | { kind: 'owned'; at: number; locale: Locale; reason: string | undefined; bought: Bought }
  | { kind: 'refunded' }
  /** The provider does not make the refund, or was asked for too long. */
  | { kind: 'refundUndone' }
  /** It was made, and failed afterwards: why, in the provider's words. */
  | { kind: 'refundFailed'; at: number; reason: string }
  | { kind: 'decided'; at: number; decision: Decision; purchase: Purchase['status'] }
  /** Somebody goes on with what is left to do. Whoever has begun holds it by `held`, its `tried_at` as they know it. */
  | { kind: 'resumed'; at: number; held: number }
  /** The operator was told, the buyer was, and nothing is left to do. */
  | { kind: 'told' | 'confirmed' | 'settled'; at: number; held: number }
  /** Somebody begins to remind the operator, who holds it by `held`, its `remind_at` as they know it, until they are to be given up. */
  | { kind: 'reminding'; held: number | null; until: number }
  | { kind: 'reminded'; next: number }
  | { kind: 'accountDeleted'; at: number };

type Change = Partial<Withdrawal>;

type Steps = {
  [Kind in Event['kind']]: (
    withdrawal: Withdrawal,
    event: Extract<Event, { kind: Kind }>,
  ) => Change | undefined;
};

/** A moment after the one before: who has begun with a withdrawal then sees that it is not theirs any more. */
const taken = ({ tried_at }: Withdrawal, at: number) => ({ tried_at: Math.max(at, tried_at + 1) });

/** What a person has to be told anew, and decides anew. */
const undecided = { state: 'asked', decision: null, decided_at: null, told_at: null } as const;

const wordless = { name: null, email: null, what: null, reason: null } as const;

const isRefund = ({ suspended_at, declared_at }: Withdrawal, bought: Bought, now: number) =>
  verdictOn(bought, declared_at) === 'refund' &&
  suspended_at !== null &&
  mayRefundAlone({ paidAt: bought.paidAt, declaredAt: declared_at, now });

const mailed =
  (column: 'told_at' | 'confirmed_at') =>
  (withdrawal: Withdrawal, { at, held }: { at: number; held: number }): Change | undefined =>
    withdrawal.tried_at === held ? { [column]: withdrawal[column] ?? at } : undefined;

const steps: Steps = {
  repeated: (withdrawal, { at, locale }) =>
    // Not confirmed yet, it is confirmed once for both.
    withdrawal.confirmed_at === null
      ? undefined
      : { confirmed_at: null, settled_at: null, repeated_at: at, locale, ...taken(withdrawal, at) },

  owned(withdrawal, { at, locale, reason, bought }) {
    if (!canBeRepeated(withdrawal) || verdictOn(bought, withdrawal.declared_at) === 'tooLate')
      return undefined;
    const money = isRefund(withdrawal, bought, at)
      ? ({ state: 'refunding', refunding_at: at } as const)
      : ({ state: 'asked', refunding_at: null } as const);
    return {
      ...money,
      ...{ what: null, reason: reason ?? withdrawal.reason, locale },
      ...{ told_at: null, confirmed_at: null, settled_at: null, repeated_at: null },
      suspended_at: withdrawal.suspended_at ?? at,
      ...taken(withdrawal, at),
    };
  },

  // Stripe may have told meanwhile that the refund has failed.
  refunded: ({ state }) => (state === 'refunding' ? { state: 'refunded' } : undefined),

  refundUndone: ({ state }) => (state === 'refunding' ? undecided : undefined),

  refundFailed(withdrawal, { at, reason }) {
    const { state, refund_failure, decision } = withdrawal;
    // Once it has failed, whoever decides has sent the money another way.
    const isOurs = state !== 'asked' && (refund_failure === null || decision === null);
    return isOurs
      ? { ...undecided, refund_failure: reason, settled_at: null, ...taken(withdrawal, at) }
      : undefined;
  },

  decided(withdrawal, { at, decision, purchase }) {
    const hasFailed = withdrawal.refund_failure !== null;
    // Pressed on a page of before the failure, a button means what it said there.
    if (!canBeDecided(withdrawal, purchase) || hasFailed !== (decision === 'sent')) return undefined;
    if (decision === 'refuse') return { decision, decided_at: at };
    return {
      ...{ decision: 'refund', decided_at: at, state: hasFailed ? 'refunded' : 'refunding' },
      ...{ refunding_at: at, settled_at: null, ...taken(withdrawal, at) },
    };
  },

  // Of several at once one gets it: whoever comes next holds what is not any more.
  resumed: ({ settled_at, tried_at }, { at, held }) =>
    settled_at === null && tried_at === held && at > held ? { tried_at: at } : undefined,

  told: mailed('told_at'),
  confirmed: mailed('confirmed_at'),

  settled({ tried_at, state, told_at, decided_at, settled_at, account_deleted_at }, { at, held }) {
    const isLeft = state === 'refunding' || (state === 'asked' && told_at === null && decided_at === null);
    if (tried_at !== held || isLeft) return undefined;
    return { settled_at: settled_at ?? at, ...(account_deleted_at !== null && wordless) };
  },

  reminding: ({ state, decided_at, remind_at }, { held, until }) =>
    state === 'asked' && decided_at === null && remind_at === held ? { remind_at: until } : undefined,

  reminded: (_, { next }) => ({ remind_at: next }),

  accountDeleted: ({ settled_at, account_deleted_at }, { at }) =>
    // Its mails say what was declared, so the words stay until they have gone out.
    settled_at === null ? { account_deleted_at: account_deleted_at ?? at } : wordless,
};

/**
 * The columns that an event changes. Events may come late, twice and in any order; `undefined` says that this one has no place any
 * more: something that rules it out came before.
 */
export function advance<Kind extends Event['kind']>(
  withdrawal: Withdrawal,
  event: Extract<Event, { kind: Kind }>,
): Change | undefined {
  const step: Steps[Kind] = steps[event.kind];
  return step(withdrawal, event);
}
