import type { Kysely } from 'kysely';
import type { Tables } from '../../lib/backend/database/tables';
import { expectedGrant, expectedOwned, expectedStatus, type Entry, type Owned } from './books';

export interface Audit {
  /** Rows in the site's database, also of purchases whose beginning a kill cut short. */
  purchases: number;
  granted: number;
  refunded: number;
  /** What differs from Stripe's books, in words. */
  mismatches: string[];
}

/** What the site tells: who began which purchase, and what every user owns. */
export interface Told {
  owners: ReadonlyMap<string, string>;
  owned: ReadonlyMap<string, Owned>;
}

/** Compares the site's database, and what the site tells its users, with Stripe's books. */
export async function audit(
  db: Kysely<Tables>,
  books: ReadonlyMap<string, Entry>,
  { owners, owned }: Told,
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

  const grantedAt = (purchase: string) => Number(byId.get(purchase)?.paid_at ?? NaN);
  const grants = await db.selectFrom('grants').selectAll().execute();
  for (const { purchase_id } of grants) {
    if (!books.has(purchase_id ?? '')) mismatches.push(`granted for nothing: ${purchase_id}`);
  }
  for (const entry of books.values()) {
    const found = grants
      .filter(({ purchase_id }) => purchase_id === entry.purchaseId)
      .map((row) => [row.user_id, row.granted_at, row.usable_until, row.exam_num, row.correct_num]);
    const expected = expectedGrant(entry, grantedAt);
    const owner = byId.get(entry.purchaseId)?.user_id;
    compare(`grant of ${entry.purchaseId}`, found, expected ? [[owner, ...expected]] : []);
  }
  for (const [id, found] of owned) {
    const entries = [...books.values()].filter(({ purchaseId }) => owners.get(purchaseId) === id);
    compare(`user ${id}`, found, expectedOwned(entries, grantedAt));
  }
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  return { purchases: rows.length, granted: count('paid'), refunded: count('refunded'), mismatches };
}
