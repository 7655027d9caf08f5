import type { Kysely, Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import { currency, offers } from '@/lib/site/offers';
import type { PlansTable, Tables } from '../database/tables';

/** Puts the advertised offers on the list at the first start; what the database holds is left alone. */
export async function seedPlans(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('plans')
    .values(
      offers.map((offer, position) => ({
        vip_id: offer.vipId,
        name: offer.name,
        type: offer.type,
        tag: offer.tag,
        days: offer.days,
        amount: offer.amount,
        original_amount: null,
        currency,
        exam_num: offer.examNum,
        correct_num: offer.correctNum,
        unlimited: offer.unlimited ? 1 : 0,
        position,
        active: 1,
      })),
    )
    .onConflict((conflict) => conflict.column('vip_id').doNothing())
    .execute();
}

/** The plans on offer, in their order. */
export async function listPlans(db: Kysely<Tables>): Promise<CallAnswer<'commonVips'>> {
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
  }));
}

/** Plans the user has paid for: packs ever, memberships as long as the user is VIP. */
export async function ownedPlanIds(
  db: Kysely<Tables>,
  user: { id: string; vip_end_time: number | null },
  now: number,
): Promise<ReadonlySet<string>> {
  const isVip = user.vip_end_time !== null && user.vip_end_time > now;
  const rows = await db
    .selectFrom('purchases')
    .select('vip_id')
    .distinct()
    .where('user_id', '=', user.id)
    .where('status', '=', 'paid')
    .$if(!isVip, (query) => query.where('type', '=', '4'))
    .execute();
  return new Set(rows.map((row) => row.vip_id));
}

/** A plan that can be bought. */
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
