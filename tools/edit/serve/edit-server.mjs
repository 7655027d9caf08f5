import http from 'node:http';
import { apiOf } from './api.mjs';
import { EditError } from './edit-error.mjs';
import { guardOf } from './guard.mjs';
import { proxyTo } from './proxy.mjs';
import { shell } from './shell.mjs';

/** @typedef {http.IncomingMessage} Request @typedef {http.ServerResponse} Response */

/** @type {Record<string, string>} */
const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

/**
 * The editor at one address of this machine: its page and calls below `/__edit/`, the site everywhere else.
 *
 * @param {object} parts
 * @param {number} parts.port its own
 * @param {string} parts.token which the address that opens it holds
 * @param {{ port: number, ready: Promise<unknown> }} parts.site `next dev`
 * @param {readonly import('../contract').Route[]} parts.routes
 * @param {() => Promise<import('../contract').Context>} parts.contextNow
 * @param {ReturnType<typeof import('./bundle.mjs').panelBundle>} parts.bundle
 * @param {Pick<ReturnType<typeof import('./changes.mjs').textChanges>, 'listen'>} parts.changes
 * @param {(path: string, html: string) => void} parts.record is given every page of the site that was shown
 * @returns {http.Server}
 */
export function editServer({ port, token, site, routes, contextNow, bundle, changes, record }) {
  const guard = guardOf({ port, token });
  const proxy = proxyTo({ ...site, record });
  const api = apiOf({ routes, contextNow, guard });

  /** @param {Request} request @param {Response} response */
  async function handle(request, response) {
    if (!guard.isOwnHost(request)) return say(response, 421, 'The editor has another address.');
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname !== '/__edit' && !url.pathname.startsWith('/__edit/'))
      return proxy.request(request, response);
    if (url.pathname.startsWith('/__edit/api/')) return api(request, response, url);
    if (request.method !== 'GET') return say(response, 405, 'This can be read only.');
    if (url.pathname === '/__edit') return go(response, `/__edit/${url.search}`);
    if (url.pathname === '/__edit/changes') {
      const since = url.searchParams.get('since');
      return changes.listen(response, since ? Number(since) : undefined);
    }
    if (url.pathname === '/__edit/') return open(request, response, url);
    return file(response, url.pathname.slice('/__edit/'.length));
  }

  /** @param {Request} request @param {Response} response @param {URL} url */
  async function open(request, response, url) {
    if (guard.isToken(url.searchParams.get('token'))) {
      response.setHeader('set-cookie', guard.letIn);
      return go(response, '/__edit/');
    }
    if (!guard.isLetIn(request))
      return say(
        response,
        401,
        'Open the editor by the address that “npm run edit” printed in the terminal.',
      );
    // A source that cannot be read is told where its script is asked for.
    await bundle.make().catch(() => undefined);
    const { headers, html } = await shell();
    response.writeHead(200, headers).end(html);
  }

  /** @param {Response} response @param {string} name */
  async function file(response, name) {
    const type = /^\w+(\.\w+)$/.exec(name)?.[1] ?? '';
    if (types[type] === undefined) return say(response, 404, 'The editor has no such file.');
    try {
      const text = await bundle.file(name);
      response
        .writeHead(200, { 'content-type': types[type], 'cache-control': 'no-store', ...nosniff })
        .end(text);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      say(response, error.status, error.message);
    }
  }

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error('The editor broke:', error);
      if (!response.headersSent) say(response, 500, 'Something in the editor broke. The terminal says what.');
      else response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!guard.isOwnHost(request) || !guard.isOwnOrigin(request)) return void socket.destroy();
    void proxy.upgrade(request, /** @type {import('node:net').Socket} */ (socket), head);
  });
  return server;
}

const nosniff = { 'x-content-type-options': 'nosniff' };

/** @param {Response} response @param {string} to */
function go(response, to) {
  response
    .writeHead(303, { location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .end();
}

/** @param {Response} response @param {number} status @param {string} sentence */
function say(response, status, sentence) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...nosniff,
  });
  response.end(sentence);
}
