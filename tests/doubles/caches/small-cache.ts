import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Front } from './shared-caches';

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Request headers that a later request must have alike. */
  alike: IncomingHttpHeaders;
}

/**
 * A shared cache of a few lines: it keeps what it is allowed to keep, by address and, unless told to pay no heed to it, by what
 * `Vary` names. It says by `X-Cache: HIT` what it had already.
 */
export async function startSmallCache(upstream: string, { heedVary }: { heedVary: boolean }): Promise<Front> {
  const { hostname, port } = new URL(upstream);
  const kept = new Map<string, Kept[]>();

  async function answer(request: IncomingMessage): Promise<Kept> {
    const { url: path = '/', method = 'GET', headers } = request;
    const found = method === 'GET' && kept.get(path)?.find(({ alike }) => agree(alike, headers));
    if (found) return { ...found, headers: { ...found.headers, 'x-cache': 'HIT' } };
    const call = ask({ hostname, port, path, method, headers, agent: false });
    request.pipe(call);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers: given } = response;
    const names = heedVary
      ? (given.vary ?? '')
          .toLowerCase()
          .split(/\s*,\s*/)
          .filter(Boolean)
      : [];
    const alike = Object.fromEntries(names.map((name) => [name, headers[name]]));
    const fresh = { status, headers: given, body: await buffer(response), alike };
    if (method === 'GET' && mayBeKept(given)) kept.set(path, [...(kept.get(path) ?? []), fresh]);
    return fresh;
  }

  const server = createServer((request, response) => {
    void answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function agree(alike: IncomingHttpHeaders, headers: IncomingHttpHeaders): boolean {
  return Object.entries(alike).every(([name, value]) => headers[name] === value);
}

function mayBeKept(headers: IncomingHttpHeaders): boolean {
  const control = headers['cache-control'] ?? '';
  if (headers['set-cookie'] || headers.vary === '*' || /private|no-store|no-cache/.test(control))
    return false;
  return /s-maxage=[1-9]/.test(control) || (!/s-maxage/.test(control) && /max-age=[1-9]/.test(control));
}
