import type { Kysely } from 'kysely';
import type { Deps } from '../calls/deps';
import type { Tables } from '../database/tables';
import { membershipsOf, usableGrants } from './owned';

type Reading = Pick<Deps, 'db' | 'payments'>;

/**
 * Uses one correction of a user: of a plan without a limit that runs, else of what is granted, of that which runs out first. One without a
 * limit is counted as well, for whoever withdraws from the plan.
 *
 * @param reading with a transaction that has locked the user
 * @param now epoch ms
 * @returns the grant it was taken from; undefined where none is left
 */
export async function useCorrection(
  reading: Reading,
  user: { id: string; vip_base_time: number | null },
  now: number,
): Promise<string | undefined> {
  return (await takenOfPlan(reading, user, now)) ?? (await takenOfGrant(reading, user.id, now));
}

async function takenOfPlan(
  { db, payments }: Reading,
  user: { id: string; vip_base_time: number | null },
  now: number,
): Promise<string | undefined> {
  const bought = await membershipsOf({ db, payments }, user);
  const plan = bought.find(({ unlimited, until }) => unlimited === 1 && until > now);
  if (!plan) return undefined;
  const { id, paid_at, until } = plan;
  const counted = await db
    .insertInto('grants')
    .values({
      ...{ id, user_id: user.id, purchase_id: id, granted_at: paid_at, usable_until: until },
      ...{ exam_num: 0, correct_num: 0, correct_used: 1 },
    })
    .onConflict((conflict) =>
      conflict.column('purchase_id').doUpdateSet({
        correct_used: (update) => update('grants.correct_used', '+', 1),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return counted.id;
}

async function takenOfGrant(reading: Reading, userId: string, now: number): Promise<string | undefined> {
  const grants = await usableGrants(reading, userId, now);
  for (const { id } of grants.filter(({ correct_num, correct_used }) => correct_used < correct_num)) {
    const used = await reading.db
      .updateTable('grants')
      .set((grant) => ({ correct_used: grant('correct_used', '+', 1) }))
      .where('id', '=', id)
      .where(({ eb, ref }) => eb('correct_used', '<', ref('correct_num')))
      .returning('id')
      .executeTakeFirst();
    if (used) return used.id;
  }
  return undefined;
}

/**
 * Gives back a correction that came to nothing: it can be used as long as its grant can, and a purchase of which no other was used is
 * unused again. A grant that went back meanwhile has none.
 *
 * @param db a transaction that has locked the user, and in which it is written down that this was done
 */
export async function giveBackCorrection(db: Kysely<Tables>, grantId: string): Promise<void> {
  await db
    .updateTable('grants')
    .set((grant) => ({ correct_used: grant('correct_used', '-', 1) }))
    .where('id', '=', grantId)
    .where('correct_used', '>', 0)
    .execute();
}
