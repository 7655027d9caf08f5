import { assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/tests/support/full';
import { begun, moment, story, turnsOf, type Turn } from '@/tests/doubles/backend/withdrawal-stories';
import { verdictOn } from './rule';
import { advance } from './advance';
import { apart } from './begin';

/** Holds for every turn of every story. */
const always = (holds: (turn: Turn, earlier: readonly Turn[]) => void) => () =>
  assert(
    property(begun, story, (first, told) => {
      const turns = turnsOf({ ...first, id: 'w' }, told);
      turns.forEach((turn, index) => holds(turn, turns.slice(0, index)));
    }),
    { numRuns: runs(1000) },
  );

it(
  'never asks for money again that was given back, whatever became of it',
  always(({ after }, earlier) => {
    if (earlier.some((turn) => turn.after.state === 'refunded')) expect(after.state).not.toBe('refunding');
  }),
);

it(
  'leaves what was refunded only for a refund that failed, once',
  always(({ event, before, after }) => {
    if (before.state !== 'refunded' || after.state === 'refunded') return;
    expect(event.kind).toBe('refundFailed');
    expect(before.refund_failure).toBeNull();
  }),
);

it(
  'keeps what a person has decided, but for a refund that could not be made',
  always(({ event, before, after }) => {
    if (before.decision === null) return;
    if (before.decision === 'refuse') expect(after).toMatchObject({ state: 'asked', decision: 'refuse' });
    if (after.decision === before.decision) expect(after.decided_at).toBe(before.decided_at);
    else expect(['refundUndone', 'refundFailed']).toContain(event.kind);
  }),
);

it(
  'pays by itself only what the rule pays, and else what a person decides',
  always(({ event, before, after }) => {
    if (before.state === 'refunding' || after.state !== 'refunding') return;
    if (event.kind === 'owned') {
      expect(verdictOn(event.bought, before.declared_at)).toBe('refund');
      expect(before.suspended_at).not.toBeNull();
    } else expect(event).toMatchObject({ kind: 'decided', decision: 'refund', purchase: 'paid' });
  }),
);

it(
  'tells nobody twice, unless there is something new to tell',
  always(({ event, before, after }) => {
    if (before.told_at !== null && after.told_at !== before.told_at) {
      expect(after.told_at).toBeNull();
      expect(['owned', 'refundUndone', 'refundFailed']).toContain(event.kind);
    }
    if (before.confirmed_at !== null && after.confirmed_at !== before.confirmed_at) {
      expect(after.confirmed_at).toBeNull();
      expect(['owned', 'repeated']).toContain(event.kind);
    }
  }),
);

it(
  'is settled by whoever holds it, and where nothing is left to do',
  always(({ event, before, after }) => {
    if (after.settled_at === before.settled_at || after.settled_at === null) return;
    expect(event.kind).toBe('settled');
    expect(after.state).not.toBe('refunding');
    if (after.state === 'asked') expect(after.told_at ?? after.decided_at).not.toBeNull();
  }),
);

it(
  'is taken out of the hands of whoever has begun with it when there is something else to do',
  always(({ before, after }) => {
    expect(after.tried_at).toBeGreaterThanOrEqual(before.tried_at);
    const isReopened = before.settled_at !== null && after.settled_at === null;
    if (isReopened) expect(after.tried_at).toBeGreaterThan(before.tried_at);
  }),
);

it(
  'suspends from the same moment on, however often it is declared',
  always(({ before, after }) => {
    expect(after.declared_at).toBe(before.declared_at);
    if (before.suspended_at !== null) expect(after.suspended_at).toBe(before.suspended_at);
  }),
);

it(
  'has no words left once it is settled and its account deleted, and never gets them back from mails or money',
  always(({ before, after }) => {
    if (after.settled_at !== null && after.account_deleted_at !== null) {
      expect(after).toMatchObject({ name: null, email: null, what: null, reason: null });
    }
    for (const column of ['name', 'email', 'what'] as const)
      if (before[column] === null) expect(after[column]).toBeNull();
  }),
);

it(
  'changes nothing by an event that comes twice',
  always(({ event, after, hasPlace }) => {
    if (!hasPlace) return;
    expect({ ...after, ...advance(after, event) }).toEqual(after);
  }),
);

it(
  'belongs to one of several who begin with it at once, and to nobody by what is not so any more',
  always(({ event, before, after, hasPlace }) => {
    if (!hasPlace || !('held' in event)) return;
    expect(event.held).toBe(event.kind === 'reminding' ? before.remind_at : before.tried_at);
    if (event.kind === 'resumed') expect(advance(after, event)).toBeUndefined();
  }),
);

it('is apart from its purchase a declaration that suspends nothing', () => {
  assert(
    property(begun, moment, (first, at) => {
      expect(apart(first, at)).toMatchObject({ purchase_id: null, suspended_at: null, tried_at: at });
    }),
  );
});
