import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Purchase } from '../purchases/purchases';
import type { Withdrawal } from './state/withdrawal';

/** A withdrawal and the purchase it belongs to, if it does. */
export async function findWithdrawal(
  db: Kysely<Tables>,
  id: string,
): Promise<{ withdrawal: Withdrawal; purchase: Purchase | undefined } | undefined> {
  const withdrawal = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
  return withdrawal && { withdrawal, purchase: await purchaseOf(db, withdrawal) };
}

/** The withdrawal of a purchase. */
export function withdrawalFor(
  db: Kysely<Tables>,
  purchaseId: string | null,
): Promise<Withdrawal | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
}

/** The purchase that a withdrawal belongs to. */
export async function purchaseOf(
  db: Kysely<Tables>,
  { purchase_id }: Pick<Withdrawal, 'purchase_id'>,
): Promise<Purchase | undefined> {
  if (purchase_id === null) return undefined;
  return db.selectFrom('purchases').selectAll().where('id', '=', purchase_id).executeTakeFirst();
}
