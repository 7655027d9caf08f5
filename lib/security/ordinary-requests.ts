import { atRequestStart } from './request-start';

/**
 * Makes requests ordinary over which Next would stumble, so that it refuses them as it refuses others:
 *
 * - `TRACE`, which the web's `Request` cannot carry, is a method that nothing here has;
 * - the target `*` (RFC 9112, 3.2.4) is a page that does not exist;
 * - an escape that is none, `/%zz`, or of no text, `/%ff`, is a name like any other, which nothing here has: outside of the middleware
 *   Next would fail over it;
 * - an absolute address, `GET http://host/path` (RFC 9112, 3.2.2), is its path: Next would redirect to whatever host it names.
 */
export function makeRequestsOrdinary(): void {
  atRequestStart(({ request }) => {
    if (request.method === 'TRACE') request.method = 'REFUSED';
    request.url = pathOf(request.url ?? '');
  });
}

function pathOf(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return decodable(path.startsWith('/') ? path : `/${path}`);
}

function decodable(target: string): string {
  const [path = '', query = ''] = target.split(/(?=[?#])(.*)/s);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + query;
  }
}
