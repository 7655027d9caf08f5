import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Purchase } from '../purchases/purchases';

/**
 * Writes down that a purchase is to be refunded which was paid after its account had been deleted: nobody can use it, and nobody can be
 * asked. The money is asked for as that of any withdrawal is, and where it cannot go back the operator is told.
 *
 * @param now epoch ms
 */
export async function recordOrphan(
  db: Kysely<Tables>,
  { id, locale }: Pick<Purchase, 'id' | 'locale'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('withdrawals')
    .values({
      ...{ id: randomUUID(), purchase_id: id, locale, state: 'refunding' },
      ...{ name: null, email: null, what: null, reason: null },
      ...{ declared_at: now, suspended_at: now, refunding_at: now, account_deleted_at: now },
      // Due at once, and nobody is there to confirm it to.
      ...{ tried_at: 0, told_at: null, confirmed_at: now, settled_at: null },
    })
    .onConflict((conflict) => conflict.column('purchase_id').doNothing())
    .execute();
}

/** Whether it was written down for that reason. */
export const isOrphan = (row: { declared_at: number; account_deleted_at: number | null }): boolean =>
  row.account_deleted_at === row.declared_at;
