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
  asked ??= loadApi().then((api) => api.call('userInfo'));
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}
