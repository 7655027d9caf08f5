import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

export async function usedOf(db: Kysely<Tables>, purchaseId: string): Promise<number> {
  const grant = await db
    .selectFrom('grants')
    .select(['exam_used', 'correct_used'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return grant ? grant.exam_used + grant.correct_used : 0;
}
