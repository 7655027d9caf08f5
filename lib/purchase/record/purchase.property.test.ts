import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  isPaid,
  type Duty,
  type PaidPurchase,
  type PendingPhase,
  type PendingPurchase,
  type Purchase,
  type PurchaseEvent,
} from './purchase';
import { toldElsewhere } from './told-elsewhere';

const offer = { vipId: 'vip-7', name: 'week', amount: 990, currency: 'USD', days: 7, examNum: 0 };
const receipt = {
  ...{ type: '1', tag: 'Pro', vipEndTime: '2027-02-18T00:00:00.000Z' },
  ...{ examNum: 2, correctNum: 0, amount: null },
};
const answers = ['waiting', 'lost', 'cancelled', 'refunded', 'unknown'] as const;

const begun: PendingPurchase = {
  ...{ id: 'p1', userId: 'u1', startedAt: 1, offer, url: 'https://checkout.stripe.com/1' },
  ...{ phase: 'waiting', hidden: false },
};
const pending = fc
  .record({ phase: fc.constantFrom<PendingPhase>('ready', ...answers), hidden: fc.boolean() })
  .map((change): PendingPurchase => ({ ...begun, ...change }));
const paid = fc
  .record({
    ...{ paidAt: fc.nat(9), told: fc.boolean(), reported: fc.boolean() },
    offer: fc.constantFrom(offer, undefined),
  })
  .map((change): PaidPurchase => ({
    ...{ id: 'p1', userId: 'u1', startedAt: 1, phase: 'paid', ...receipt, amount: 990 },
    ...change,
  }));
const purchase = fc.oneof(pending, paid);

const pay = fc.nat(9).map((at): PurchaseEvent => ({ kind: 'paid', receipt, at }));
const sync = purchase.map((kept): PurchaseEvent => ({ kind: 'synced', kept }));
const notPaid: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  fc.boolean().map((opened): PurchaseEvent => ({ kind: 'started', opened })),
  fc.constantFrom(...answers).map((phase): PurchaseEvent => ({ kind: 'answered', phase })),
  fc.constantFrom<PurchaseEvent>({ kind: 'opened' }, { kind: 'resumed' }, { kind: 'hidden' }),
);
const duty = fc.constantFrom<Duty>('told', 'reported');
const event = fc.oneof(
  pay,
  sync,
  notPaid,
  duty.map((kind): PurchaseEvent => ({ kind })),
);

const after = (start: Purchase, events: readonly PurchaseEvent[]) => events.reduce(advance, start);

describe('a purchase', () => {
  it('that is paid stays paid, and what was done about it stays done', () => {
    fc.assert(
      fc.property(paid, fc.array(event), (start, events) => {
        const end = after(start, events);
        expect(end).toMatchObject({ ...receipt, phase: 'paid', amount: 990 });
        if (!isPaid(end)) return;
        expect(end.told || !start.told).toBe(true);
        expect(end.reported || !start.reported).toBe(true);
        expect(end.paidAt).toBeLessThanOrEqual(start.paidAt);
      }),
    );
  });

  it('is paid once a payment is heard of, however late, and told of by nobody who has not heard', () => {
    fc.assert(
      fc.property(
        pending,
        fc.array(
          fc.oneof(
            notPaid,
            duty.map((kind): PurchaseEvent => ({ kind })),
          ),
        ),
        pay,
        (start, events, payment) => {
          const before = after(start, events);
          expect(isPaid(before)).toBe(false);
          expect(advance(before, payment)).toMatchObject({ phase: 'paid', told: false, reported: false });
        },
      ),
    );
  });

  it('is the same whatever the order of payments, answers and other tabs, and however often they come', () => {
    const news = fc.array(fc.oneof(pay, sync, notPaid), { minLength: 1 });
    const shuffled = fc
      .tuple(pay, news)
      .map(([payment, others]) => [payment, ...others])
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length }),
        ),
      );
    fc.assert(
      fc.property(pending, shuffled, (start, [events, others]) => {
        expect(after(start, others)).toEqual(after(start, events));
      }),
    );
  });

  it('is as it was, and the very same, after an event that says nothing new', () => {
    fc.assert(
      fc.property(purchase, fc.array(event), event, (start, events, last) => {
        const once = after(start, [...events, last]);
        expect(advance(once, last)).toBe(once);
      }),
    );
  });
});

describe('two tabs', () => {
  it('know the same of a payment after each has heard of the other, whoever is first', () => {
    fc.assert(
      fc.property(purchase, paid, (one, other) => {
        const here = advance(one, { kind: 'synced', kept: other });
        const there = advance(other, { kind: 'synced', kept: one });
        expect(here).toEqual(there);
      }),
    );
  });

  /** What a tab does: ask the API, look what the browser keeps, take a duty upon itself, or wait for its next answer. */
  const step = fc.record({
    tab: fc.nat(2),
    does: fc.oneof(pay, notPaid, fc.constant<PurchaseEvent>({ kind: 'told' }), fc.constant('look' as const)),
  });

  it('tell of one payment once in all, whatever they do in whatever order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let kept: Purchase = begun;
        const tabs: Purchase[] = [begun, begun, begun];
        let times = 0;
        for (const { tab, does } of steps) {
          const known = advance(tabs[tab] ?? begun, { kind: 'synced', kept });
          if (does === 'look') tabs[tab] = known;
          else if (does.kind === 'told') {
            if (!isPaid(kept) || kept.told) continue;
            times += 1;
            kept = advance(kept, does);
          } else {
            const next = advance(known, does);
            if (isPaid(next)) kept = next;
            tabs[tab] = next;
          }
        }
        expect(times).toBeLessThanOrEqual(1);
        expect(times).toBe(isPaid(kept) && kept.told ? 1 : 0);
      }),
    );
  });

  it('that waited hear once, each of them, that another one has told; no tab that came later does', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let kept: Purchase = begun;
        let teller: number | undefined;
        const tabs = [0, 1, 2].map((tab) => ({ tab, knows: begun as Purchase, heard: [] as string[] }));
        const learn = (tab: number, now: Purchase, own?: string) => {
          const page = tabs[tab];
          if (!page) return;
          page.heard.push(...toldElsewhere([page.knows], [now], own));
          page.knows = now;
        };
        const look = (tab: number) => advance(tabs[tab]?.knows ?? begun, { kind: 'synced', kept });
        for (const { tab, does } of steps) {
          if (does === 'look') learn(tab, look(tab));
          else if (does.kind === 'told') {
            const isMine = isPaid(kept) && !kept.told;
            if (isMine) [kept, teller] = [advance(kept, does), tab];
            learn(tab, advance(look(tab), does), isMine ? 'p1' : undefined);
          } else {
            const next = advance(look(tab), does);
            if (isPaid(next)) kept = next;
            learn(tab, next);
          }
        }
        for (const { tab } of tabs) learn(tab, look(tab));
        const isTold = isPaid(kept) && kept.told;
        for (const { tab, heard } of tabs) expect(heard).toEqual(isTold && tab !== teller ? ['p1'] : []);
        expect(toldElsewhere([], [kept])).toEqual([]);
      }),
    );
  });
});

describe('a purchase whose payment page waits for a click', () => {
  const ready: PendingPurchase = { ...begun, phase: 'ready' };

  it('is not waited for, and not lost, before that is opened', () => {
    for (const phase of ['waiting', 'lost'] as const)
      expect(advance(ready, { kind: 'answered', phase })).toBe(ready);
    expect(advance(ready, { kind: 'opened' }).phase).toBe('waiting');
    expect(advance(ready, { kind: 'answered', phase: 'cancelled' }).phase).toBe('cancelled');
  });
});

it('what was paid is still known by its offer, also where a tab that knew its number alone heard of it', () => {
  expect(advance(begun, { kind: 'paid', receipt, at: 1 })).toMatchObject({ offer });
  const { id, userId, hidden, phase } = begun;
  const heard = advance({ id, userId, hidden, phase }, { kind: 'paid', receipt, at: 1 });
  expect(heard).toMatchObject({ offer: undefined });
  expect(advance(begun, { kind: 'synced', kept: heard })).toMatchObject({ offer, phase: 'paid' });
});

it('what was paid has the price of its offer where the API does not say', () => {
  expect(advance(begun, { kind: 'paid', receipt, at: 1 })).toMatchObject({ amount: 990, startedAt: 1 });
  expect(advance(begun, { kind: 'paid', receipt: { ...receipt, amount: 890 }, at: 1 })).toMatchObject({
    amount: 890,
  });
});
