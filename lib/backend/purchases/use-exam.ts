import type { Deps } from '../calls/deps';
import { usableGrants } from './owned';

/**
 * Uses one mock exam of a user: of what is granted, that which runs out first.
 *
 * @param db a transaction that has locked the user
 * @param now epoch ms
 * @returns the grant it was taken from; undefined where none is left
 */
export async function useExam(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  now: number,
): Promise<string | undefined> {
  const grants = await usableGrants({ db, payments }, userId, now);
  const inTurn = grants
    .filter(({ exam_num, exam_used }) => exam_used < exam_num)
    .sort(
      (one, other) =>
        (one.usable_until ?? Infinity) - (other.usable_until ?? Infinity) ||
        one.granted_at - other.granted_at,
    );
  for (const { id } of inTurn) {
    const used = await db
      .updateTable('grants')
      .set((grant) => ({ exam_used: grant('exam_used', '+', 1) }))
      .where('id', '=', id)
      .where(({ eb, ref }) => eb('exam_used', '<', ref('exam_num')))
      .returning('id')
      .executeTakeFirst();
    if (used) return used.id;
  }
  return undefined;
}
