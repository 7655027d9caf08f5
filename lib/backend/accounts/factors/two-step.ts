import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { Deps } from '../../calls/deps';
import { plainRecoveryCode } from './recovery-codes';
import { stepOf } from './totp';

export async function hasTwoStep(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('two_step')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

type Factor = 'app' | 'recovery';

/** What a code can be by its form; undefined where it can be neither. */
export function formOf(typed: string): { kind: Factor; code: string } | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{6}$/.test(digits)) return { kind: 'app', code: digits };
  const code = plainRecoveryCode(typed);
  return code === undefined ? undefined : { kind: 'recovery', code };
}

/**
 * Tries a code of the authenticator app, or a recovery code, and uses it up. Of several at once that send the same one, one is right
 * (RFC 6238, 5.2).
 */
export async function tryFactor(
  deps: Pick<Deps, 'db' | 'hasher' | 'seal' | 'now' | 'log'>,
  userId: string,
  typed: string,
): Promise<Factor | undefined> {
  const form = formOf(typed);
  const row = await deps.db
    .selectFrom('two_step')
    .select(['secret', 'recovery_salt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!form || !row) return undefined;
  const isRight =
    form.kind === 'app'
      ? await spendStep(deps, userId, row.secret, form.code)
      : await spendRecoveryCode(deps, userId, row.recovery_salt, form.code);
  return isRight ? form.kind : undefined;
}

async function spendStep(
  { db, seal, now, log }: Pick<Deps, 'db' | 'seal' | 'now' | 'log'>,
  userId: string,
  sealed: string,
  code: string,
): Promise<boolean> {
  const secret = seal.open(sealed, userId);
  if (!secret) {
    log.error(
      'a secret was sealed by another key than FACTOR_KEY, or was emptied: a recovery code opens its account',
    );
    return false;
  }
  const step = stepOf(secret, code, now());
  if (step === undefined) return false;
  const used = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

async function spendRecoveryCode(
  { db, hasher }: Pick<Deps, 'db' | 'hasher'>,
  userId: string,
  salt: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', await hasher.salted(code, salt))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}
