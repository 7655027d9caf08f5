import type { User } from '../api/contract/entities';
import { loadApi } from './api';
import { isVipAt } from './vip';

/** The user of the session and whether a membership of theirs runs (spec section 3, session state). */
export type SessionUser = User & { isVip: boolean };

let asked: Promise<SessionUser> | undefined;

/**
 * The user the token stands for.
 *
 * @throws ApiError; after a 401 the session is over already
 */
export function loadUser(): Promise<SessionUser> {
  if (asked) return asked;
  const question = askForUser();
  question.catch(() => {
    if (asked === question) asked = undefined;
  });
  asked = question;
  return question;
}

async function askForUser(): Promise<SessionUser> {
  const api = await loadApi();
  const user = await api.call('userInfo');
  return { ...user, isVip: isVipAt(user.vipEndTime) };
}

const listeners = new Set<(user: SessionUser) => void>();

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
export function onUserChanged(listener: (user: SessionUser) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
