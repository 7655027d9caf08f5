import type { Kysely } from 'kysely';
import type { Tables } from '../../lib/backend/database/tables';
import { expectedOwned, expectedStatus, type Entry } from './books';

export interface Audit {
  /** Rows in the site's database, also of purchases whose beginning a kill cut short. */
  purchases: number;
  granted: number;
  refunded: number;
  /** What differs from Stripe's books, in words. */
  mismatches: string[];
}

/** Compares the site's database with Stripe's books. @param owners who began which purchase */
export async function audit(
  db: Kysely<Tables>,
  books: ReadonlyMap<string, Entry>,
  owners: ReadonlyMap<string, string>,
): Promise<Audit> {
  const mismatches: string[] = [];
  const compare = (what: string, found: unknown, expected: unknown) => {
    const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
    if (one !== other) mismatches.push(`${what}: ${one} instead of ${other}`);
  };

  const rows = await db.selectFrom('purchases').select(['id', 'user_id', 'status', 'paid_at']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, status, paid_at } of rows) {
    const entry = books.get(id);
    compare(`purchase ${id}`, [status, paid_at !== null], [expectedStatus(entry), entry?.isPaid ?? false]);
  }
  for (const [id, userId] of owners) compare(`buyer of ${id}`, byId.get(id)?.user_id, userId);
  for (const { purchaseId, isPaid } of books.values()) {
    if (isPaid && !owners.has(purchaseId)) mismatches.push(`paid but never begun: ${purchaseId}`);
  }

  const users = await db
    .selectFrom('users')
    .select(['id', 'vip_end_time', 'exam_num', 'correct_num'])
    .execute();
  for (const { id, ...owned } of users) {
    const entries = [...books.values()].filter(({ purchaseId }) => owners.get(purchaseId) === id);
    const grantedAt = (purchase: string) => Number(byId.get(purchase)?.paid_at ?? NaN);
    compare(`user ${id}`, owned, expectedOwned(entries, grantedAt));
  }
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  return { purchases: rows.length, granted: count('paid'), refunded: count('refunded'), mismatches };
}
