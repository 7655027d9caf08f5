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
  for (const { id } of grants.filter(({ exam_num, exam_used }) => exam_used < exam_num)) {
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
