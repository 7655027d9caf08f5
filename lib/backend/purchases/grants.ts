import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { dayMs } from '../base/day-ms';
import type { PurchaseState } from './purchase-state';
import type { Purchase } from './purchases';

type Promised = Pick<Purchase, 'id' | 'user_id' | 'exam_num' | 'correct_num' | 'valid_days'>;

/**
 * Keeps the grant of a purchase in step with its state: there while it is paid, with what was promised when it began and counted
 * from the payment, and gone once it is given back, whatever was used of it.
 */
export async function keepGrant(
  db: Kysely<Tables>,
  { id, user_id, exam_num, correct_num, valid_days }: Promised,
  { status, paid_at }: PurchaseState,
): Promise<void> {
  if (status !== 'paid' || paid_at === null) {
    await db.deleteFrom('grants').where('purchase_id', '=', id).execute();
    return;
  }
  if (exam_num + correct_num === 0) return;
  const since = { granted_at: paid_at, usable_until: paid_at + valid_days * dayMs };
  await db
    .insertInto('grants')
    .values({ id, user_id, purchase_id: id, exam_num, correct_num, ...since })
    .onConflict((conflict) =>
      conflict.column('purchase_id').doUpdateSet({
        granted_at: paid_at,
        // With what a suspension has added to it, however often the payment is told.
        usable_until: sql`grants.usable_until + ${paid_at} - grants.granted_at`,
      }),
    )
    .execute();
}
