import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { dayMs } from '../base/day-ms';
import { recordStep } from './state/record';

/**
 * Takes a user's words out of what they have declared. What was declared about which purchase is kept with its invoice. One of which
 * the operator or its sender has not been told keeps its words until they have.
 *
 * @param user `now` is epoch ms
 */
export async function eraseWithdrawals(
  db: Kysely<Tables>,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<void> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('withdrawals.id')
    .where((where) =>
      where.or([
        where('email', '=', email),
        where('purchase_id', 'in', (select) =>
          select.selectFrom('purchases').select('purchases.id').where('user_id', '=', id),
        ),
      ]),
    )
    .orderBy('withdrawals.id')
    .execute();
  for (const row of rows) await recordStep(db, row.id, { kind: 'accountDeleted', at: now });
}

const declarationLifeMs = 3 * 365 * dayMs;

/** Deletes old declarations that name no purchase we know: nothing can follow from them any more. */
export async function purgeDeclarations(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('withdrawals')
    .where('purchase_id', 'is', null)
    .where('declared_at', '<=', now - declarationLifeMs)
    .execute();
}
