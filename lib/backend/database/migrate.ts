import { sql, type Transaction } from 'kysely';
import type { Migration } from './migration';
import { accountLife } from './migrations/account-life';
import { accounts } from './migrations/accounts';
import { aiUsage } from './migrations/ai/ai-usage';
import { corrections } from './migrations/corrections';
import { decisionReminders } from './migrations/decision-reminders';
import { exams } from './migrations/exams';
import { grants } from './migrations/grants';
import { invites } from './migrations/invites';
import { openWithdrawals } from './migrations/open-withdrawals';
import { passkeys } from './migrations/passkeys';
import { practice } from './migrations/practice';
import { purchases } from './migrations/purchases';
import { purchaseStates } from './migrations/purchase-states';
import { receipts } from './migrations/receipts';
import { secondFactors } from './migrations/second-factors';
import { strangers } from './migrations/strangers';
import { tutor } from './migrations/ai/tutor';
import { visits } from './migrations/visits';
import { voteNetworks } from './migrations/vote-networks';
import { withdrawalDecisions } from './migrations/withdrawal-decisions';
import { withdrawals } from './migrations/withdrawals';
import type { OpenDatabase } from './open';
import type { Tables } from './tables';

const migrations: readonly Migration[] = [
  accounts,
  visits,
  purchases,
  purchaseStates,
  grants,
  accountLife,
  strangers,
  withdrawals,
  invites,
  openWithdrawals,
  withdrawalDecisions,
  receipts,
  voteNetworks,
  secondFactors,
  decisionReminders,
  passkeys,
  practice,
  exams,
  aiUsage,
  corrections,
  tutor,
];

/** Any number, the same in every instance: PostgreSQL's name of the lock. */
const lockId = 6_315_081_874;

interface WithJournal extends Tables {
  migrations: { name: string; applied_at: number };
}

/**
 * Brings the schema up to date, all steps or none. Instances that start together wait for one another: SQLite's transactions here
 * take the write lock as they begin, PostgreSQL takes an advisory lock.
 *
 * @param steps all of them, but for a test of one step
 */
export async function migrate(
  { db, kind }: OpenDatabase,
  now: () => number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await db.transaction().execute(async (plain) => {
    const transaction = plain as unknown as Transaction<WithJournal>;
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(transaction);
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const rows = await transaction.selectFrom('migrations').select('name').execute();
    const applied = new Set(rows.map(({ name }) => name));
    for (const migration of steps) {
      if (applied.has(migration.name)) continue;
      await migration.up(plain, now());
      await transaction
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: now() })
        .execute();
    }
  });
}
