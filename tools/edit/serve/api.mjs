import { z } from 'zod';
import { EditError } from './edit-error.mjs';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('../contract').Route} Route @typedef {import('../contract').Context} Context */

const start = '/__edit/api/';
const mostBytes = 2 ** 20;

/**
 * Answers the calls below `/__edit/api/`, with JSON either way.
 *
 * @param {{ routes: readonly Route[], contextNow: () => Promise<Context>, guard: import('./guard.mjs').Guard, say?: (...said: unknown[]) => void }} parts
 *   `say` is told what broke
 */
export function apiOf({ routes, contextNow, guard, say = (...said) => console.error(...said) }) {
  /** @param {Request} request @param {URL} url */
  async function answer(request, url) {
    if (!guard.isLetIn(request)) {
      const sentence = 'Open the editor by the address that “npm run edit” printed.';
      throw new EditError('not_let_in', 401, sentence);
    }
    const path = url.pathname.slice(start.length);
    const same = routes.filter((route) => route.path === path);
    const route = same.find(({ method }) => method === request.method);
    if (route === undefined) {
      const [status, code] = same.length > 0 ? [405, 'method'] : [404, 'no_such_call'];
      throw new EditError(String(code), Number(status), `The editor has no call ${request.method} ${path}.`);
    }
    if (route.method === 'POST') guard.refuseForeign(request);
    const given =
      route.method === 'POST'
        ? await jsonOf(request, route.mostBytes ?? mostBytes)
        : Object.fromEntries(url.searchParams);
    const input = route.input.safeParse(given);
    if (!input.success) {
      const sentence = `The editor does not understand this: ${z.prettifyError(input.error)}`;
      throw new EditError('bad_input', 400, sentence);
    }
    return route.handle(await contextNow(), input.data);
  }

  /** @param {Request} request @param {Response} response @param {URL} url */
  return async (request, response, url) => {
    try {
      send(response, 200, (await answer(request, url)) ?? {});
    } catch (error) {
      if (!(error instanceof EditError)) say('The editor broke:', error);
      const { status, message, code, data } = error instanceof EditError ? error : broken;
      // What of the body was not read would be taken for the next request.
      if (!request.complete) response.setHeader('connection', 'close');
      send(response, status, { ...data, error: message, code });
    }
  };
}

const broken = new EditError('broken', 500, 'Something in the editor broke. The terminal says what.');

/** @param {Request} request @param {number} most bytes @returns {Promise<unknown>} */
async function jsonOf(request, most) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > most)
      throw new EditError('too_large', 413, `That is more than ${Math.floor(most / 2 ** 20)} MB at once.`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new EditError('not_json', 400, 'The editor takes JSON alone.');
  }
}

/** @param {Response} response @param {number} status @param {unknown} data */
function send(response, status, data) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(data));
}
