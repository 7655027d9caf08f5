import { failures } from '@/lib/api/contract/call';
import type { Deps } from '../calls/deps';
import { ApiFailure } from '../base/failure';
import { rules } from '../limits/rules';
import type { Session } from '../sessions/sessions';

/**
 * How old a sign-in may be that still proves who holds its token. A token alone, which somebody may have found on a device left
 * open, must not end what cannot be had back, nor become a way in that lasts.
 */
const recentMs = 15 * 60 * 1000;

/** Whether the session was begun by a sign-in of the last 15 minutes. */
export const isRecent = ({ now }: Pick<Deps, 'now'>, { createdAt }: Pick<Session, 'createdAt'>): boolean =>
  now() - createdAt <= recentMs;

/**
 * Asks who holds a session to prove being its owner (ASVS 5.0, 7.5.1, 7.5.2): by a sign-in of the last 15 minutes, or by the
 * password of the account.
 *
 * @param password as the request has it; one that is given has to be right, however recent the sign-in is
 * @throws ApiFailure 403 `sign_in_again` where neither proves it, 400 `bad_credentials` for a wrong password, 429 after too many
 */
export async function proveOwner(deps: Deps, session: Session, password: string | undefined): Promise<void> {
  const hash = password === undefined ? null : await passwordHashOf(deps, session);
  // An account without a password has nothing that one could be compared with.
  if (password !== undefined && hash !== null) {
    await limitOwnGuesses(deps, session);
    if (!(await deps.hasher.fits(password, hash))) throw new ApiFailure(failures.badCredentials);
    return;
  }
  if (!isRecent(deps, session)) throw new ApiFailure(failures.signInAgain);
}

/** Counts one guess at the password by who holds a token, whatever the call. @throws ApiFailure 429 */
export async function limitOwnGuesses(
  { limiter }: Pick<Deps, 'limiter'>,
  { user: { id } }: Pick<Session, 'user'>,
): Promise<void> {
  await limiter.consume(rules.passwordPerUser, id);
  await limiter.consume(rules.passwordPerUserAndDay, id);
}

/** The hash of the password of a session's user; null for an account that has none. */
export async function passwordHashOf(
  { db }: Pick<Deps, 'db'>,
  { user }: Pick<Session, 'user'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return found.password_hash;
}
