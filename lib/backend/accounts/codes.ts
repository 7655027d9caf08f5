import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { codeMinutes } from '@/lib/api/contract/durations';
import type { Scene } from '@/lib/api/contract/fields';
import type { Tables } from '../database/tables';
import type { Hasher } from '../secrets/hasher';
import { hashOf, randomSecret } from '../secrets/secrets';

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

/** A code and the challenge it answers, which only whoever asked for it learns. */
export interface IssuedCode {
  /** Six digits, for the mail. */
  code: string;
  /** 128 random bits, base64url. */
  challenge: string;
}

/**
 * Makes a code. Those that were asked for before, by whomever, stay good until their own end: the code of an address belongs to
 * nobody who merely knows the address.
 *
 * @param fits false for a challenge that no code fits, after the same work
 */
export async function issueCode(
  { db, hasher }: CodeParts,
  { email, scene, now, fits = true }: CodeKey & { fits?: boolean },
): Promise<IssuedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const challenge = randomBytes(16).toString('base64url');
  await db
    .insertInto('codes')
    .values({
      challenge_hash: hashOf(challenge),
      email,
      scene,
      // A plain hash of a million possibilities would be read off in a blink; this one outlasts the code's ten minutes.
      code_hash: await hasher.hash(fits ? code : randomSecret()),
      tries: 0,
      expires_at: now + codeMinutes * 60_000,
    })
    .execute();
  return { code, challenge };
}

/** For a mail that could not be sent: nobody has received the code. */
export async function voidCode(db: Kysely<Tables>, challenge: string): Promise<void> {
  await db.deleteFrom('codes').where('challenge_hash', '=', hashOf(challenge)).execute();
}

export async function voidCodes(db: Kysely<Tables>, { email, scene }: Omit<CodeKey, 'now'>): Promise<void> {
  await db.deleteFrom('codes').where('email', '=', email).where('scene', '=', scene).execute();
}

interface CodeTry extends CodeKey {
  code: string;
  /** Without one no code fits. */
  challenge?: string | undefined;
  /** Asked before each try after the first of a live code. */
  mayTryAgain: () => Promise<boolean>;
}

/**
 * Tries a code. The try is counted before it is judged, so that many at once are not more than five; a right code is used up.
 *
 * @returns `void` when the code of this challenge has had its five wrong tries, or may not be tried again
 */
export async function tryCode(
  { db, hasher }: CodeParts,
  { email, scene, code, challenge = '', now, mayTryAgain }: CodeTry,
): Promise<'right' | 'wrong' | 'void'> {
  const key = hashOf(challenge);
  const live = await db
    .updateTable('codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('challenge_hash', '=', key)
    .where('email', '=', email)
    .where('scene', '=', scene)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  const fits = await hasher.fits(code, live?.code_hash);
  if (!live) return 'wrong';
  if (live.tries > maxTries) return 'void';
  if (live.tries > 1 && !(await mayTryAgain())) return 'void';
  if (!fits) return 'wrong';
  const used = await db
    .deleteFrom('codes')
    .where('challenge_hash', '=', key)
    .returning('email')
    .executeTakeFirst();
  return used ? 'right' : 'wrong';
}
