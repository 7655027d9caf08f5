import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/**
 * Locks the user of a purchase until the transaction ends: SQLite's transactions hold the write lock from their beginning; in
 * PostgreSQL the update takes the row's.
 */
export function lockOwner(db: Kysely<Tables>, purchaseId: string) {
  return db
    .updateTable('users')
    .set((users) => ({ vip_base_time: users.ref('vip_base_time') }))
    .where('id', '=', (select) =>
      select.selectFrom('purchases').select('user_id').where('purchases.id', '=', purchaseId),
    )
    .returning(['id', 'vip_base_time', 'deleted_at', 'locale'])
    .executeTakeFirst();
}
