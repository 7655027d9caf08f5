import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

interface ClickIds {
  userId?: string | undefined;
  fbclid?: string | undefined;
  fbc?: string | undefined;
  fbp?: string | undefined;
  now: number;
}

export async function logClickIds(
  db: Kysely<Tables>,
  { userId, fbclid, fbc, fbp, now }: ClickIds,
): Promise<void> {
  if (!fbclid && !fbc && !fbp) return;
  await db
    .insertInto('click_ids')
    .values({
      id: randomUUID(),
      user_id: userId ?? null,
      fbclid: fbclid ?? null,
      fbc: fbc ?? null,
      fbp: fbp ?? null,
      logged_at: now,
    })
    .execute();
}
