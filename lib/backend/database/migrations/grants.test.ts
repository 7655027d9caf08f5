import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnFreshDatabases } from '@/tests/doubles/backend/databases';
import { migrate } from '../migrate';
import { openDatabase } from '../open';
import { accounts } from './accounts';
import { grants } from './grants';
import { purchaseStates } from './purchase-states';
import { purchases } from './purchases';
import { visits } from './visits';

const day = 24 * 60 * 60 * 1000;
const now = 1000 * day;

interface User {
  id: string;
  examNum: number;
  correctNum: number;
  /** What of which plan was paid when, or not. */
  bought: readonly { plan: 'pack' | 'plan' | 'pro'; paidAt: number | null }[];
}

const users: readonly User[] = [
  { id: 'none', examNum: 0, correctNum: 0, bought: [{ plan: 'pack', paidAt: null }] },
  { id: 'pro', examNum: 0, correctNum: 0, bought: [{ plan: 'pro', paidAt: 990 * day }] },
  {
    ...{ id: 'untouched', examNum: 3, correctNum: 50 },
    bought: [
      { plan: 'pack', paidAt: 900 * day },
      { plan: 'plan', paidAt: 950 * day },
    ],
  },
  {
    ...{ id: 'used', examNum: 2, correctNum: 20 },
    bought: [
      { plan: 'pack', paidAt: 980 * day },
      { plan: 'pack', paidAt: 970 * day },
      { plan: 'plan', paidAt: 960 * day },
    ],
  },
  { id: 'gifted', examNum: 5, correctNum: 7, bought: [{ plan: 'pack', paidAt: 999 * day }] },
  { id: 'given', examNum: 1, correctNum: 0, bought: [] },
];

const plans = {
  pack: { days: 0, exams: 3, corrections: 0 },
  plan: { days: 30, exams: 0, corrections: 50 },
  pro: { days: 90, exams: 0, corrections: 0 },
};

describeOnFreshDatabases('the step to grants', (prepare) => {
  it('carries over what users had: what they bought with its end, what they used, what they were given', async () => {
    const { schema, ...place } = await prepare();
    const opened = openDatabase(place, {
      onError: () => undefined,
      ...(schema === undefined ? {} : { schema }),
    });
    const { db } = opened;
    const before = [accounts, visits, purchases, purchaseStates];
    await migrate(opened, () => now, before);
    for (const [id, { days, exams, corrections }] of Object.entries(plans)) {
      await sql`insert into plans (vip_id, name, type, days, amount, currency, exam_num, correct_num, unlimited, position)
        values (${id}, ${`name of ${id}`}, '1', ${days}, 100, 'USD', ${exams}, ${corrections}, 0, 0)`.execute(
        db,
      );
    }
    for (const { id, examNum, correctNum, bought } of users) {
      await sql`insert into users (id, email, exam_num, correct_num, created_at, signed_in_at)
        values (${id}, ${id}, ${examNum}, ${correctNum}, 0, 0)`.execute(db);
      for (const [index, { plan, paidAt }] of bought.entries()) {
        const { days, exams, corrections } = plans[plan];
        await sql`insert into purchases (id, user_id, vip_id, status, provider, path, is_mobile, type, days, amount, currency,
            exam_num, correct_num, unlimited, created_at, paid_at)
          values (${`${id}-${index}`}, ${id}, ${plan}, ${paidAt === null ? 'pending' : 'paid'}, 'stripe', 'pricing', 0, '1',
            ${days}, 100, 'USD', ${exams}, ${corrections}, 0, 0, ${paidAt})`.execute(db);
      }
    }

    await migrate(opened, () => now, [...before, grants]);
    const rows = await db.selectFrom('grants').selectAll().orderBy('id').execute();
    expect(
      rows.map(({ id, purchase_id, usable_until, ...row }) => [
        id,
        purchase_id === id,
        usable_until === null ? null : usable_until / day,
        `${row.exam_num} - ${row.exam_used}`,
        `${row.correct_num} - ${row.correct_used}`,
      ]),
    ).toEqual([
      ['gift-gifted', false, null, '2 - 0', '7 - 0'],
      ['gift-given', false, null, '1 - 0', '0 - 0'],
      ['gifted-0', true, 1089, '3 - 0', '0 - 0'],
      ['untouched-0', true, 990, '3 - 0', '0 - 0'],
      ['untouched-1', true, 1040, '0 - 0', '50 - 0'],
      ['used-0', true, 1070, '3 - 1', '0 - 0'],
      ['used-1', true, 1060, '3 - 3', '0 - 0'],
      ['used-2', true, 1050, '0 - 0', '50 - 30'],
    ]);
    const terms = await db
      .selectFrom('purchases')
      .select(['name', 'valid_days'])
      .distinct()
      .orderBy('name')
      .execute();
    expect(terms).toEqual(Object.keys(plans).map((id) => ({ name: `name of ${id}`, valid_days: 90 })));
    await expect(sql`select exam_num from users`.execute(db)).rejects.toThrow(/exam_num/);
    await db.destroy();
  });
});
