import { timingSafeEqual } from 'node:crypto';
import { EditError } from './edit-error.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */

/**
 * Who may talk to the editor: a browser of this machine that came by the address with the token. The editor writes files, so a page of
 * another site must reach nothing of it, by whatever name it calls this machine.
 *
 * @param {{ port: number, token: string }} own
 */
export function guardOf({ port, token }) {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  // Cookies belong to a host and not to a port, and other editors may run.
  const cookie = `edit_${port}`;

  return {
    /** Names of other sites that lead to this machine are refused (DNS rebinding). @param {Request} request */
    isOwnHost: ({ headers }) => hosts.includes(headers.host ?? ''),

    /** Of calls that browsers mark with where they come from. @param {Request} request */
    isOwnOrigin: ({ headers }) => headers.origin === undefined || headers.origin === `http://${headers.host}`,

    /** @param {string | null} given */
    isToken: (given) => given !== null && isSame(given, token),

    letIn: `${cookie}=${token}; Path=/__edit/; HttpOnly; SameSite=Strict`,

    /** @param {Request} request */
    isLetIn: ({ headers }) => {
      const given = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${cookie}=`));
      return given !== undefined && isSame(given.slice(cookie.length + 1), token);
    },

    /**
     * @param {Request} request that changes something
     * @throws {EditError} unless it is the editor's own page that sends it
     */
    refuseForeign({ headers }) {
      if (headers.origin !== `http://${headers.host}`)
        throw new EditError('foreign', 403, 'This did not come from the editor’s own page.');
      if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? ''))
        throw new EditError('not_json', 415, 'The editor takes JSON alone.');
    },
  };
}

/** @typedef {ReturnType<typeof guardOf>} Guard */

/** @param {string} given @param {string} wanted */
function isSame(given, wanted) {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
