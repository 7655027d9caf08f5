import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  property,
  record,
  shuffledSubarray,
  array,
} from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/tests/support/full';
import { facts } from '@/lib/site/facts';
import { offers } from '@/lib/offers/offers';
import { insertUser } from '../accounts/users';
import { temporaryFolder } from '@/tests/doubles/backend/databases';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { dayMs } from '../base/day-ms';
import { memberships, vipEnd } from './entitlements';
import { advance, type Fact, type PurchaseState } from './purchase-state';
import { ownedBy } from './owned';
import { insertPurchase } from './purchases';
import { recordFact } from './record-fact';

const fresh: PurchaseState = { status: 'pending', paid_at: null, refunded_at: null };

const fact = record({ status: constantFrom('pending', 'cancelled', 'paid', 'refunded'), at: nat(1e12) });

/** A list of facts, and the same facts in another order with some of them repeated. */
const retold = <Told>(facts: readonly Told[]) =>
  shuffledSubarray([...facts, ...facts], { minLength: facts.length, maxLength: facts.length * 2 }).map(
    (some) => [...some, ...facts.filter((one) => !some.includes(one))],
  );

it('ends alike for the same facts in any order and number', () => {
  assert(
    property(
      array(fact, { maxLength: 6 }).chain((facts) => retold(facts).map((again) => ({ facts, again }))),
      ({ facts, again }) => {
        expect(again.reduce(advance, fresh)).toEqual(facts.reduce<PurchaseState>(advance, fresh));
      },
    ),
  );
});

it('counts as paid only what was paid, and never what was refunded', () => {
  assert(
    property(array(fact, { maxLength: 6 }), (facts) => {
      const { status } = facts.reduce<PurchaseState>(advance, fresh);
      const has = (what: Fact['status']) => facts.some((one) => one.status === what);
      expect(status === 'paid').toBe(has('paid') && !has('refunded'));
    }),
  );
});

const grants = array(record({ paid_at: nat(1e12), days: integer({ min: 1, max: 400 }) }), {
  maxLength: 6,
}).map((some) => some.map((grant, index) => ({ ...grant, id: String(index) })));

it('never gives fewer days than were paid, nor more', () => {
  assert(
    property(grants, nat(1e12), (given, base) => {
      const days = given.reduce((sum, grant) => sum + grant.days, 0) * dayMs;
      const end = vipEnd(base, given) ?? 0;
      const last = Math.max(base, ...given.map(({ paid_at }) => paid_at));
      expect(end).toBeGreaterThanOrEqual(base + days);
      expect(end).toBeLessThanOrEqual(last + days);
      expect(vipEnd(base, given.toReversed())).toBe(end);
    }),
  );
});

it('gives every membership all its own days, one after another', () => {
  assert(
    property(grants, nat(1e12), (given, base) => {
      let before = base;
      for (const { paid_at, days, until } of memberships(base, given)) {
        expect(until - days * dayMs).toBe(Math.max(before, paid_at));
        before = until;
      }
    }),
  );
});

/** What may be told of some purchases of one user: which of them, what, and minutes after the first. */
const story = array(record({ purchase: nat(3), fact, event: nat(1e9) }), { maxLength: 10 }).chain((told) =>
  retold(told).map((again) => ({ told, again })),
);

it(
  'gives a user the same in the database as the rules say, whatever the order',
  { timeout: 120_000 },
  async () => {
    const site = await testBackend({ DATA_DIR: await temporaryFolder() });
    const { deps } = site.backend;
    let users = 0;
    let moments: number[] = [];

    async function tell(
      chosen: readonly string[],
      told: readonly { purchase: number; fact: Fact; event: number }[],
    ) {
      const user = await insertUser(deps.db, {
        email: `user-${(users += 1)}@example.com`,
        passwordHash: null,
        name: null,
        avatar: null,
        channel: undefined,
        inviteCode: undefined,
        now: deps.now(),
      });
      if (!user) throw new Error('The address is taken');
      const userId = user.id;
      const ids: string[] = [];
      for (const vipId of chosen) {
        const plan = await deps.db
          .selectFrom('plans')
          .selectAll()
          .where('vip_id', '=', vipId)
          .executeTakeFirstOrThrow();
        const how = {
          provider: 'stripe',
          session: null,
          path: 'pricing',
          isMobile: false,
          locale: 'en',
        } as const;
        ids.push(await insertPurchase(deps.db, { userId, plan, ...how, now: deps.now() }));
      }
      for (const { purchase, fact: what, event } of told) {
        const eventId = `evt-${users}-${purchase}-${event}-${JSON.stringify(what)}`;
        await recordFact(deps, ids[purchase] ?? '', what, { provider: 'stripe', eventId });
      }
      const rows = await deps.db.selectFrom('grants').selectAll().where('user_id', '=', userId).execute();
      return {
        rows: rows.map(({ purchase_id, granted_at, usable_until }) => [
          ids.indexOf(purchase_id ?? ''),
          granted_at,
          usable_until,
        ]),
        // At every moment at which something may run out.
        owned: await Promise.all(
          moments.map((now) => ownedBy({ ...deps, now: () => now }, { id: userId, vip_base_time: null })),
        ),
      };
    }

    const four = array(constantFrom(...offers.map(({ vipId }) => vipId)), { minLength: 4, maxLength: 4 });
    await assert(
      asyncProperty(four, story, async (chosen, { told, again }) => {
        const states = chosen.map((vipId, purchase) => ({
          plan: offers.find((plan) => plan.vipId === vipId),
          ...told
            .filter((one) => one.purchase === purchase)
            .reduce<PurchaseState>((state, one) => advance(state, one.fact), fresh),
        }));
        const paid = states.flatMap(({ plan, status, paid_at }, index) =>
          plan && status === 'paid' && paid_at !== null
            ? [{ plan, paid_at, days: plan.days, id: String(index) }]
            : [],
        );
        const validMs = facts.mockExam.validDays * dayMs;
        moments = [0, ...paid.flatMap(({ paid_at }) => [paid_at, paid_at + validMs - 1, paid_at + validMs])];
        const owned = moments.map((now) => {
          const left = paid.filter(({ paid_at }) => paid_at + validMs > now);
          const sum = (count: 'examNum' | 'correctNum') =>
            left.reduce((all, { plan }) => all + plan[count], 0);
          const running = memberships(null, paid).filter(({ until }) => until > now);
          return {
            vipEndTime: vipEnd(null, paid),
            examNum: sum('examNum'),
            correctNum: sum('correctNum'),
            unlimited: running.some(({ plan }) => plan.unlimited),
          };
        });
        const rows = paid
          .filter(({ plan }) => plan.examNum + plan.correctNum > 0)
          .map(({ id, paid_at }) => [Number(id), paid_at, paid_at + validMs]);
        for (const order of [told, again]) {
          const found = await tell(chosen, order);
          expect(found.owned).toEqual(owned);
          expect(found.rows.sort()).toEqual(rows.sort());
        }
      }),
      { numRuns: runs(40) },
    );
  },
);
