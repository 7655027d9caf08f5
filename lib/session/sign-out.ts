import { forgetKept } from '../browser/forget-kept';
import { loadApi } from './api';
import { clearSession } from './token-store';

/** Longest wait for the API, in ms; the revocation goes on without the page. */
const patienceMs = 1000;

/**
 * Revokes the token and ends the session in this browser, also when the API cannot be reached (spec section 4). Done after a
 * second at the latest.
 *
 * @param options whether the reader's own work in this browser is cleared too, and the list of what was read
 */
export async function signOut(options: { clearWork: boolean }): Promise<void> {
  try {
    const api = await loadApi();
    const revoked = api.call('logout', { body: { domain: window.location.hostname } });
    // The call has its token; nobody has to wait for a slow API to be signed out on this computer.
    clearSession(options);
    await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  } catch {
    // On the server the token ends by itself.
    clearSession(options);
  }
  if (options.clearWork) await forgetKept().catch(() => undefined);
}
