import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Scene } from '@/lib/api/contract/fields';
import type { Tables } from '../database/tables';
import type { Hasher } from './hasher';

export const codeLifeMs = 10 * 60 * 1000;
const maxTries = 5;

interface CodeParts {
  db: Kysely<Tables>;
  hasher: Hasher;
}

interface CodeKey {
  email: string;
  scene: Scene;
  now: number;
}

/** Makes the one live code of an address and scene; an older one is void. Six digits. */
export async function issueCode({ db, hasher }: CodeParts, { email, scene, now }: CodeKey): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // A plain hash of a million possibilities would be read off in a blink; this one outlasts the code's ten minutes.
  const fresh = { code_hash: await hasher.hash(code), tries: 0, expires_at: now + codeLifeMs };
  await db
    .insertInto('codes')
    .values({ email, scene, ...fresh })
    .onConflict((conflict) => conflict.columns(['email', 'scene']).doUpdateSet(fresh))
    .execute();
  return code;
}

/** Voids the live code, which nobody received. */
export async function voidCode(db: Kysely<Tables>, { email, scene }: Omit<CodeKey, 'now'>): Promise<void> {
  await db.deleteFrom('codes').where('email', '=', email).where('scene', '=', scene).execute();
}

/**
 * Tries a code. The try is counted before it is judged, so that many at once are not more than five; a right code is used up.
 *
 * @returns `void` when the live code has had its five wrong tries
 */
export async function tryCode(
  { db, hasher }: CodeParts,
  { email, scene, code, now }: CodeKey & { code: string },
): Promise<'right' | 'wrong' | 'void'> {
  const live = await db
    .updateTable('codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('email', '=', email)
    .where('scene', '=', scene)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  const fits = await hasher.fits(code, live?.code_hash);
  if (!live) return 'wrong';
  if (live.tries > maxTries) return 'void';
  if (!fits) return 'wrong';
  const used = await db
    .deleteFrom('codes')
    .where('email', '=', email)
    .where('scene', '=', scene)
    .where('code_hash', '=', live.code_hash)
    .returning('email')
    .executeTakeFirst();
  return used ? 'right' : 'wrong';
}
