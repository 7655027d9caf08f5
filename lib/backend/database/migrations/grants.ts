import { sql, type Kysely } from 'kysely';
import type { Migration } from '../migration';
import type { Tables } from '../tables';

/** Until this step what was bought and not used was a bare count beside the user, without an end. */
interface Before {
  users: { id: string; exam_num: number; correct_num: number };
  grants: Tables['grants'];
}

/** What had been promised about packs until this step, and was kept by nothing. */
const promisedDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

export const grants: Migration = {
  name: '005-grants',
  async up(db, now) {
    const purchases = db.schema.alterTable('purchases');
    await purchases.addColumn('name', 'text', (column) => column.notNull().defaultTo('')).execute();
    await purchases
      .addColumn('valid_days', 'integer', (column) => column.notNull().defaultTo(promisedDays))
      .execute();
    await sql`update purchases set name = (select plans.name from plans where plans.vip_id = purchases.vip_id)`.execute(
      db,
    );

    await db.schema
      .createTable('grants')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('purchase_id', 'text', (column) =>
        column.unique().references('purchases.id').onDelete('cascade'),
      )
      .addColumn('granted_at', 'bigint', (column) => column.notNull())
      .addColumn('usable_until', 'bigint')
      .addColumn('exam_num', 'integer', (column) => column.notNull())
      .addColumn('exam_used', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('correct_num', 'integer', (column) => column.notNull())
      .addColumn('correct_used', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('grants_by_user').on('grants').column('user_id').execute();

    await sql`
      insert into grants (id, user_id, purchase_id, granted_at, usable_until, exam_num, correct_num)
      select id, user_id, id, paid_at, paid_at + ${sql.lit(promisedDays * dayMs)}, exam_num, correct_num
      from purchases where status = 'paid' and paid_at is not null and exam_num + correct_num > 0
    `.execute(db);
    await settleCounts(db as unknown as Kysely<Before>, now);

    for (const column of ['vip_end_time', 'exam_num', 'correct_num']) {
      await db.schema.alterTable('users').dropColumn(column).execute();
    }
  },
};

/** Where a user's count is not what was bought: less was used up, more was a gift, which nobody gave an end. */
async function settleCounts(db: Kysely<Before>, now: number): Promise<void> {
  const users = await db
    .selectFrom('users')
    .select(['users.id', 'users.exam_num', 'users.correct_num'])
    .where((where) =>
      where.or([
        where('users.exam_num', '!=', 0),
        where('users.correct_num', '!=', 0),
        where.exists(where.selectFrom('grants').whereRef('user_id', '=', 'users.id').select('grants.id')),
      ]),
    )
    .execute();
  for (const user of users) {
    const bought = await db
      .selectFrom('grants')
      .select(['id', 'exam_num', 'correct_num'])
      .where('user_id', '=', user.id)
      .orderBy('granted_at')
      .execute();
    const exams = settle(
      user.exam_num,
      bought.map((grant) => grant.exam_num),
    );
    const corrections = settle(
      user.correct_num,
      bought.map((grant) => grant.correct_num),
    );
    for (const [index, { id }] of bought.entries()) {
      const used = { exam_used: exams.used[index] ?? 0, correct_used: corrections.used[index] ?? 0 };
      if (used.exam_used + used.correct_used === 0) continue;
      await db.updateTable('grants').set(used).where('id', '=', id).execute();
    }
    if (exams.more + corrections.more === 0) continue;
    const gift = { exam_num: exams.more, correct_num: corrections.more, exam_used: 0, correct_used: 0 };
    const terms = { purchase_id: null, granted_at: now, usable_until: null };
    await db
      .insertInto('grants')
      .values({ id: `gift-${user.id}`, user_id: user.id, ...terms, ...gift })
      .execute();
  }
}

/** @returns how much of each grant was used, the oldest first, and how much was there beside them */
function settle(count: number, granted: readonly number[]): { used: number[]; more: number } {
  const all = granted.reduce((sum, one) => sum + one, 0);
  let missing = Math.max(0, all - Math.max(0, count));
  const used = granted.map((one) => {
    const gone = Math.min(one, missing);
    missing -= gone;
    return gone;
  });
  return { used, more: Math.max(0, count - all) };
}
