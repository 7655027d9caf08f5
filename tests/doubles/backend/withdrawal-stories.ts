import {
  array,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  option,
  record,
  type Arbitrary,
} from 'fast-check';
import { dayMs } from '@/lib/backend/base/day-ms';
import { advance, type Event } from '@/lib/backend/withdrawals/state/advance';
import { declared, declaredByOwner, orphaned, type Begun } from '@/lib/backend/withdrawals/state/begin';
import type { Withdrawal } from '@/lib/backend/withdrawals/state/withdrawal';

const paidAt = Date.UTC(2026, 0, 15, 12);
const id = '0b7c2f1e-8a5d-4c3b-9f60-1d2e3a4b5c6d';
const lasting = 40 * dayMs;

/** Epoch ms, while something may happen to it. */
export const moment = nat(lasting).map((ms) => paidAt + ms);
const bought = record({ paidAt: constant(paidAt), used: nat(1) });
const words = {
  name: constant('Ada'),
  email: constant('ada@example.com'),
  reason: option(constant('Too slow')),
  locale: constant('en' as const),
};

/** A withdrawal of a purchase, as it may begin. */
export const begun: Arbitrary<Begun> = oneof(
  record({
    words: record({ ...words, what: constant('The plan of May') }),
    at: moment,
    isKnown: boolean(),
  }).map(({ words, at, isKnown }) => declared(words, isKnown ? { id, paid_at: paidAt } : undefined, at)),
  record({ words: record(words), bought, at: moment }).map(({ words, bought, at }) =>
    declaredByOwner(words, { ...bought, id }, at),
  ),
  moment.map((at) => orphaned({ id, locale: 'en' }, at)),
);

/** By what a moment is known that a row holds: mostly as it is, else of before. */
const known = constantFrom('now', 'now', 'now', 'before' as const);

type Told = { event: Event; known: 'now' | 'before' };

const event: Arbitrary<Event> = oneof(
  record({
    kind: constant('repeated' as const),
    at: moment,
    locale: constantFrom('en' as const, 'de' as const),
  }),
  record({
    kind: constant('owned' as const),
    at: moment,
    locale: constant('en' as const),
    reason: option(constant('Twice'), { nil: undefined }),
    bought,
  }),
  constant({ kind: 'refunded' as const }),
  constant({ kind: 'refundUndone' as const }),
  record({ kind: constant('refundFailed' as const), at: moment, reason: constant('expired card') }),
  record({
    kind: constant('decided' as const),
    at: moment,
    decision: constantFrom('refund' as const, 'refuse' as const, 'sent' as const),
    purchase: constantFrom('paid' as const, 'refunded' as const),
  }),
  record({ kind: constant('resumed' as const), at: moment, held: constant(0) }),
  {
    arbitrary: record({
      kind: constantFrom('told' as const, 'confirmed' as const, 'settled' as const),
      at: moment,
      held: constant(0),
    }),
    weight: 5,
  },
  record({ kind: constant('reminding' as const), held: constant(0), until: moment }),
  record({ kind: constant('reminded' as const), next: moment }),
  record({ kind: constant('accountDeleted' as const), at: moment }),
);

/** What may be told of a withdrawal: late, twice, and in any order. */
export const story = array(record({ event, known }), { maxLength: 25 });

/** The event as somebody tells it who knows the row as it is, or as it was before. */
function asKnown({ event, known }: Told, { tried_at, remind_at }: Withdrawal): Event {
  if (!('held' in event)) return event;
  const held = (event.kind === 'reminding' ? remind_at : tried_at) ?? null;
  return { ...event, held: (known === 'now' ? held : (held ?? 0) - 1) as number };
}

/** An event and what came of it. */
export interface Turn {
  event: Event;
  before: Withdrawal;
  after: Withdrawal;
  hasPlace: boolean;
}

/** What the rules make of a story. */
export function turnsOf(first: Withdrawal, told: readonly Told[]): Turn[] {
  let before = first;
  return told.map((one) => {
    const event = asKnown(one, before);
    const change = advance(before, event);
    const turn = { event, before, after: { ...before, ...change }, hasPlace: change !== undefined };
    before = turn.after;
    return turn;
  });
}
