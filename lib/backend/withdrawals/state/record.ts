import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { advance, type Event } from './advance';
import type { Begun } from './begin';
import type { Withdrawal } from './withdrawal';

/** Writes down what begins. @returns undefined where its purchase has a withdrawal already */
export function recordBegun(db: Kysely<Tables>, begun: Begun): Promise<Withdrawal | undefined> {
  return db
    .insertInto('withdrawals')
    .values({ ...begun, id: randomUUID() })
    .onConflict((conflict) => conflict.column('purchase_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * The one way in which a withdrawal changes, whoever tells. The row is locked meanwhile, so that events follow one another; whoever
 * locks the owner of the purchase too does that before.
 *
 * @returns the withdrawal as it is then; undefined where the event has no place any more
 */
export function recordStep(db: Kysely<Tables>, id: string, event: Event): Promise<Withdrawal | undefined> {
  return inTransaction(db, async (transaction) => {
    const withdrawal = await lock(transaction, id);
    const change = withdrawal && advance(withdrawal, event);
    if (!change) return undefined;
    await transaction.updateTable('withdrawals').set(change).where('id', '=', id).execute();
    return { ...withdrawal, ...change };
  });
}

/** SQLite's transactions hold the write lock from their beginning; in PostgreSQL the update takes the row's. */
function lock(db: Kysely<Tables>, id: string): Promise<Withdrawal | undefined> {
  return db
    .updateTable('withdrawals')
    .set((withdrawals) => ({ tried_at: withdrawals.ref('tried_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

function inTransaction<Done>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<Done>): Promise<Done> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
