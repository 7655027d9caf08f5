import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** The key of this database, made at its first start and the same for all its instances. */
export const databaseSecret = (db: Kysely<Tables>): Promise<string> => keptSecret(db, 'pseudonyms');

/** 256 random bits, base64url, made when they are first asked for and kept in the database. */
export async function keptSecret(db: Kysely<Tables>, name: 'pseudonyms' | 'factors'): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/** A name for `value` by which rows are found again but from which an address cannot be guessed back without the key. */
export function pseudonym(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}
