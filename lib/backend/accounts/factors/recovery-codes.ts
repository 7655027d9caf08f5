import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { Hasher } from '../../secrets/hasher';

const count = 10;
/** Without letters that look like digits (https://www.crockford.com/base32.html): 5 bits each, 60 a code. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const group = 4;

interface RecoveryCodes {
  /** Such as `7Q2M-X0KD-93FV`. */
  codes: string[];
  salt: string;
  hashes: string[];
}

/** Makes a set of ten. One salt serves all, so that a try costs one hash and not ten. */
export async function newRecoveryCodes(hasher: Hasher): Promise<RecoveryCodes> {
  const salt = randomBytes(16).toString('base64url');
  const plain = new Set<string>();
  while (plain.size < count)
    plain.add(Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''));
  const hashes: string[] = [];
  for (const code of plain) hashes.push(await hasher.salted(code, salt));
  return { codes: [...plain].map(grouped), salt, hashes };
}

const grouped = (code: string) => (code.match(new RegExp(`.{${group}}`, 'g')) ?? []).join('-');

/** A code as it was typed or pasted, without what does not count; undefined for what cannot be one. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return plain.length === length && [...plain].every((sign) => alphabet.includes(sign)) ? plain : undefined;
}

/** Puts a set in place of the one before. The row of `two_step` has to be locked by the same transaction. */
export async function keepRecoveryCodes(
  db: Kysely<Tables>,
  userId: string,
  { hashes }: RecoveryCodes,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function recoveryCodesLeft(db: Kysely<Tables>, userId: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute();
  return rows.length;
}
