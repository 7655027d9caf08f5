import type { User } from '../api/contract/entities';
import { loadApi } from './api';

/** The signed-in user, asked for once for each page that is open. */
let asked: Promise<User> | undefined;

/**
 * The user the token stands for.
 *
 * @throws ApiError; after a 401 the session is over already
 */
export function loadUser(): Promise<User> {
  if (asked) return asked;
  const question = loadApi().then((api) => api.call('userInfo'));
  question.catch(() => {
    if (asked === question) asked = undefined;
  });
  asked = question;
  return question;
}

const listeners = new Set<(user: User) => void>();

/** Asks for the user anew, after something was bought; whoever shows the user learns it by {@link onUserChanged}. */
export async function refreshUser(): Promise<void> {
  asked = undefined;
  const user = await loadUser();
  for (const listener of listeners) listener(user);
}

/**
 * Calls back with the user whenever it has been asked for anew.
 *
 * @returns stops listening
 */
export function onUserChanged(listener: (user: User) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
