import http from 'node:http';
import net from 'node:net';
import { pipeline } from 'node:stream';
import { adaptHeaders, isHtml, withPointer } from './adapt.mjs';

/** @typedef {http.IncomingMessage} Request @typedef {http.ServerResponse} Response */

/** Of one connection each, which a proxy does not pass on (RFC 9110, section 7.6.1). */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** `next dev` answers by the pages that there were, and only then looks which there are: one just written is found the second time. */
const tries = 3;
const betweenTriesMs = 700;

/** Whether somebody opens a page, which has no body to be sent twice. @param {Request} request */
const isOpened = ({ method, headers }) =>
  method === 'GET' && ['document', 'iframe'].includes(String(headers['sec-fetch-dest']));

/**
 * Passes requests on to `next dev`, and pages back with the script of the editor.
 *
 * @param {{ port: number, ready: Promise<unknown>, record: (path: string, html: string) => void }} inner `ready`: when it listens
 */
export function proxyTo({ port, ready, record }) {
  // Next takes 127.0.0.1 for another server than localhost, and its own pages then for foreign ones.
  const host = `localhost:${port}`;

  /**
   * As if it had been asked by itself: it compares both with its own address.
   *
   * @param {http.IncomingHttpHeaders} headers
   * @returns {http.IncomingHttpHeaders}
   */
  const headersFor = (headers) => ({
    ...headers,
    host,
    ...(headers.origin === `http://${headers.host}` && { origin: `http://${host}` }),
  });

  return {
    /** @param {Request} request @param {Response} response */
    async request(request, response) {
      await ready;
      const origins = { inner: `http://${host}`, outer: `http://${request.headers.host}` };
      const headers = headersFor(request.headers);
      for (const name of ofConnection) delete headers[name];
      const { method, url: path } = request;
      // The page is written into, which a packed one would not let.
      const asking = { method, path, headers: { ...headers, 'accept-encoding': 'identity' } };
      const ask = (/** @type {number} */ triesLeft) => {
        // A kept connection may be closed by the other side in the moment it is used.
        const asked = http.request({ agent: false, host: 'localhost', port, ...asking }, (answer) => {
          const html = isHtml(answer.headers) && method !== 'HEAD';
          if (answer.statusCode === 404 && triesLeft > 0 && isOpened(request)) {
            answer.resume();
            const timer = setTimeout(() => ask(triesLeft - 1), betweenTriesMs);
            response.on('close', () => clearTimeout(timer));
            return;
          }
          const own = adaptHeaders(answer.headers, origins, html);
          for (const name of ofConnection) delete own[name];
          response.writeHead(answer.statusCode ?? 502, answer.statusMessage, own);
          const pageOf = (/** @type {string} */ page) => {
            if (answer.statusCode === 200) record(new URL(path ?? '/', origins.outer).pathname, page);
          };
          if (html) pipeline(answer, withPointer(pageOf), response, ignore);
          else pipeline(answer, response, ignore);
        });
        response.on('close', () => asked.destroy());
        asked.on('error', () => unreachable(response));
        if (isOpened(request)) asked.end();
        else pipeline(request, asked, ignore);
      };
      ask(tries - 1);
    },

    /** A WebSocket, by which the page learns what has changed. @param {Request} request @param {net.Socket} socket @param {Buffer} head */
    async upgrade(request, socket, head) {
      await ready;
      const inner = net.connect(port, 'localhost', () => {
        const lines = Object.entries(headersFor(request.headers)).map(([name, value]) => `${name}: ${value}`);
        inner.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
        inner.write(head);
        pipeline(inner, socket, ignore);
        pipeline(socket, inner, ignore);
      });
      inner.on('error', () => socket.destroy());
      socket.on('error', () => inner.destroy());
    },
  };
}

/** Whoever left has no use for the rest. */
const ignore = () => undefined;

/** @param {Response} response */
function unreachable(response) {
  if (response.headersSent) return void response.destroy();
  // A page that is shown looks again by itself, in seconds.
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', refresh: '2' };
  response.writeHead(502, headers);
  response.end(
    'The site does not answer. It may be starting anew: this page looks again by itself. The terminal says more.',
  );
}
