import { loadKeep } from '@/lib/practice/load-keep';
import { loadUser as askForUser, type SessionUser } from '@/lib/session/user';

export { onUserChanged } from '@/lib/session/user';

/**
 * The user of the session. Where the API has ended it, what this browser has of that account is noted to be the account's, before a
 * visitor adds to it.
 *
 * @throws ApiError
 */
export async function loadUser(): Promise<SessionUser> {
  try {
    return await askForUser();
  } catch (error) {
    void loadKeep().then(
      ({ noteEnd }) => noteEnd(),
      () => undefined,
    );
    throw error;
  }
}

/** Keeps what a user practises in the account, once it is known that there is one; the code for it comes behind everything else. */
export function keepFor(user: SessionUser): SessionUser {
  if (!user.temp) {
    void loadKeep().then(
      ({ startKeeping }) => startKeeping(),
      // The browser keeps it; the next page tries again.
      () => undefined,
    );
  }
  return user;
}
