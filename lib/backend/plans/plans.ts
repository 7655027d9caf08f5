import type { Kysely, Selectable } from 'kysely';
import type { Offer } from '@/lib/offers/offers';
import type { PlansTable, Tables } from '../database/tables';
import type { Deps } from '../calls/deps';

export async function listPlans({
  db,
  payments,
}: Pick<Deps, 'db' | 'payments'>): Promise<(Offer<string> & { testShop: boolean })[]> {
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('active', '=', 1)
    .orderBy('position')
    .orderBy('vip_id')
    .execute();
  return rows.map((row) => ({
    vipId: row.vip_id,
    name: row.name,
    type: row.type,
    tag: row.tag,
    days: row.days,
    amount: row.amount,
    originalAmount: row.original_amount,
    currency: row.currency,
    examNum: row.exam_num,
    correctNum: row.correct_num,
    unlimited: row.unlimited === 1,
    testShop: payments.kind === 'sandbox',
  }));
}

export function findActivePlan(
  db: Kysely<Tables>,
  vipId: string,
): Promise<Selectable<PlansTable> | undefined> {
  return db
    .selectFrom('plans')
    .selectAll()
    .where('vip_id', '=', vipId)
    .where('active', '=', 1)
    .executeTakeFirst();
}
