import { loadApi } from './api';
import { clearSession } from './token-store';

/** Ms that the API has to say that the token is revoked; after that the visitor, who sees private things, is led on all the same. */
const patienceMs = 1000;

/** Revokes the token and ends the session in this browser, also when the API cannot be reached (spec section 4). */
export async function signOut(): Promise<void> {
  try {
    const api = await loadApi();
    const revoked = api.call('logout', { body: { domain: window.location.hostname } });
    // The call has its token; nobody has to wait for a slow API to be signed out on this computer.
    clearSession();
    await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  } catch {
    // On the server the token ends by itself.
    clearSession();
  }
}
