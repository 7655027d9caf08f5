import type { Insertable, Kysely } from 'kysely';
import { currency, offers } from '@/lib/offers/offers';
import type { PlansTable, Tables } from '../database/tables';

const advertised = offers.map((offer, position): Insertable<PlansTable> => ({
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
}));

/** A plan that came, left or changed: its price in cents before and now, where it was or is on sale. */
interface PlanChange {
  vipId: string;
  from: number | null;
  to: number | null;
}

/**
 * Brings the plans on sale in line with the table of offers, from which the pages are built too, so that what is charged is what
 * is advertised. Done at every start, all of it or nothing. A plan that has left the table is sold no longer; purchases keep the
 * terms they were begun with. Instances that start together do the same one after the other.
 *
 * @param rows all plans there are to be, but for a test
 * @returns what was not so before
 */
export async function followOffers(
  db: Kysely<Tables>,
  rows: readonly Insertable<PlansTable>[] = advertised,
): Promise<PlanChange[]> {
  return db.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom('plans').selectAll().orderBy('vip_id').execute();
    const changes: PlanChange[] = [];
    for (const row of rows) {
      const known = before.find(({ vip_id }) => vip_id === row.vip_id);
      if (known && isSame(known, row)) continue;
      const { vip_id, ...terms } = row;
      await transaction
        .insertInto('plans')
        .values(row)
        .onConflict((conflict) => conflict.column('vip_id').doUpdateSet(terms))
        .execute();
      changes.push({ vipId: vip_id, from: known?.active ? known.amount : null, to: row.amount });
    }
    const gone = before.filter(
      ({ vip_id, active }) => active !== 0 && !rows.some((row) => row.vip_id === vip_id),
    );
    for (const { vip_id, amount } of gone) {
      await transaction.updateTable('plans').set({ active: 0 }).where('vip_id', '=', vip_id).execute();
      changes.push({ vipId: vip_id, from: amount, to: null });
    }
    return changes;
  });
}

function isSame(known: Insertable<PlansTable>, row: Insertable<PlansTable>): boolean {
  return (Object.keys(row) as (keyof PlansTable)[]).every((key) => known[key] === row[key]);
}
