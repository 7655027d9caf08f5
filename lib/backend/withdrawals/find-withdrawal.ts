import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Purchase } from '../purchases/purchases';
import type { Withdrawal } from './state/withdrawal';

export async function findWithdrawal(
  db: Kysely<Tables>,
  id: string,
): Promise<{ withdrawal: Withdrawal; purchase: Purchase | undefined } | undefined> {
  const withdrawal = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
  return withdrawal && { withdrawal, purchase: await purchaseOf(db, withdrawal) };
}

export function withdrawalFor(
  db: Kysely<Tables>,
  purchaseId: string | null,
): Promise<Withdrawal | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
}

export async function purchaseOf(
  db: Kysely<Tables>,
  { purchase_id }: Pick<Withdrawal, 'purchase_id'>,
): Promise<Purchase | undefined> {
  if (purchase_id === null) return undefined;
  return db.selectFrom('purchases').selectAll().where('id', '=', purchase_id).executeTakeFirst();
}
