import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Context } from '../contract';
import { EditError } from './edit-error.mjs';
import { editServer } from './edit-server.mjs';

const token = 'the-token-of-this-start';
const record = vi.fn();
const asked: http.IncomingHttpHeaders[] = [];

let asksForWritten = 0;

/** In the place of `next dev`. */
const site = http.createServer((request, response) => {
  asked.push(request.headers);
  if (request.url === '/moved') {
    response.writeHead(308, { location: `http://${request.headers.host}/de` }).end();
  } else if (request.url === '/broken') {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<head></head>');
  } else if (request.url === '/written' && (asksForWritten += 1) % 2 === 1) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<head></head>');
  } else if (request.url === '/silent') {
    request.socket.destroy();
  } else if (request.url === '/echo') {
    request.pipe(response);
  } else {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': '27' };
    response.writeHead(200, { ...headers, 'x-frame-options': 'DENY' }).end('<head></head><p>Hello</p>\n\n');
  }
});
site.on('upgrade', (request, socket) => {
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\n\r\n${request.headers.host}`);
});

const routes = [
  {
    method: 'GET' as const,
    path: 'word',
    input: z.object({ q: z.string().min(2) }),
    handle: (context: Context, { q }: { q: string }) => ({ said: q, root: context.root }),
  },
  {
    method: 'POST' as const,
    path: 'word',
    input: z.object({ text: z.string() }),
    handle: (_: Context, { text }: { text: string }) => {
      if (text === 'crash') throw new Error('a secret of the server');
      if (text === 'no') throw new EditError('faults', 422, 'Not so.', { faults: ['x'] });
      return { text };
    },
  },
];
const bundle = {
  make: async () => undefined,
  file: async (name: string) => {
    if (name === 'panel.js') return 'start();';
    throw new EditError('incomplete', 503, 'The editor is not complete.');
  },
};
const changes = { listen: (response: http.ServerResponse) => void response.end('data:\n\n') };

let server: http.Server;
let port = 0;

/** A call as a browser of this machine makes it; `cookie` lets it in. */
function call(path: string, { cookie = true, ...init }: RequestInit & { cookie?: boolean } = {}) {
  const headers = {
    ...(cookie && { cookie: `other=1; edit_${port}=${token}` }),
    ...(init.method === 'POST' && {
      origin: `http://127.0.0.1:${port}`,
      'content-type': 'application/json',
    }),
    ...(init.headers as Record<string, string>),
  };
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init, headers });
}

/** The answer to a request with another Host, which fetch does not send. */
async function rawly(path: string, host: string, more: Record<string, string> = {}): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  const headers = Object.entries({ host, connection: 'close', ...more }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write([`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  let said = '';
  for await (const part of socket) {
    said += String(part);
    if (more.upgrade && said.includes('localhost')) break;
  }
  return said;
}

beforeAll(async () => {
  site.listen(0, 'localhost');
  await once(site, 'listening');
  const inner = (site.address() as AddressInfo).port;
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as AddressInfo).port;
  probe.close();
  server = editServer({
    port,
    token,
    site: { port: inner, ready: Promise.resolve() },
    routes,
    contextNow: async () => ({ root: '/here' }) as Context,
    bundle,
    changes,
    record,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  for (const one of [server, site]) {
    one.closeAllConnections();
    one.close();
  }
});

describe('the site behind the editor', () => {
  it('comes with the script, may be framed, and is taken note of', async () => {
    const answer = await call('/de?x=1', { cookie: false });
    expect(await answer.text()).toBe(
      '<head><script src="/__edit/pointer.js" defer></script></head><p>Hello</p>\n\n',
    );
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(record).toHaveBeenLastCalledWith('/de', '<head></head><p>Hello</p>\n\n');
    expect(asked.at(-1)).toMatchObject({ 'accept-encoding': 'identity' });
    expect(asked.at(-1)?.host).toMatch(/^localhost:/);
  });

  it('is asked again for a page that it does not find, as it does not one just written', async () => {
    const opened = await rawly('/written', `127.0.0.1:${port}`, { 'sec-fetch-dest': 'iframe' });
    expect(opened).toMatch(/^HTTP\/1\.1 200 /);
    expect(opened).toContain('Hello');
    // A script that asks for what is not there hears so at once.
    expect((await call('/written')).status).toBe(404);
    expect(asksForWritten).toBe(3);
  });

  it('keeps its redirects here, and a page that broke is not taken for what it shows', async () => {
    expect((await call('/moved')).headers.get('location')).toBe(`http://127.0.0.1:${port}/de`);
    record.mockClear();
    expect((await call('/broken')).status).toBe(500);
    expect(record).not.toHaveBeenCalled();
  });

  it('is looked for again by itself while the site starts anew', async () => {
    const { status, headers } = await call('/silent');
    expect([status, headers.get('refresh')]).toEqual([502, '2']);
  });

  it('gets what is sent to it, as from itself', async () => {
    const answer = await call('/echo', { method: 'POST', body: '{"a":1}' });
    expect(await answer.text()).toBe('{"a":1}');
    expect(asked.at(-1)?.origin).toBe(`http://${asked.at(-1)?.host}`);
    await call('/echo', { method: 'POST', body: '', headers: { origin: 'http://evil.test' } });
    expect(asked.at(-1)?.origin).toBe('http://evil.test');
  });

  it('can be listened to, by its own pages alone', async () => {
    const upgrade = { connection: 'upgrade', upgrade: 'websocket' };
    const own = `127.0.0.1:${port}`;
    expect(await rawly('/_next/hmr', own, upgrade)).toMatch(/101 Switching Protocols[\s\S]*localhost:/);
    expect(await rawly('/_next/hmr', own, { ...upgrade, origin: 'http://evil.test' })).toBe('');
    expect(await rawly('/_next/hmr', `evil.test:${port}`, upgrade)).toBe('');
  });
});

describe('whoever asks', () => {
  it.each(['evil.test', `evil.test:4400`, 'localhost', '127.0.0.1:1'])(
    'by the name %s gets nothing',
    async (host) => {
      for (const path of ['/', '/__edit/', '/__edit/api/word?q=ab', `/__edit/?token=${token}`])
        expect(await rawly(path, host)).toMatch(/^HTTP\/1\.1 421 /);
    },
  );

  it('has to come by the address with the token, and gets a cookie that only the editor sees', async () => {
    expect((await call('/__edit/', { cookie: false })).status).toBe(401);
    expect((await call('/__edit/?token=wrong', { cookie: false })).status).toBe(401);
    const let_in = await call(`/__edit/?token=${token}`, { cookie: false });
    expect(let_in.status).toBe(303);
    expect(let_in.headers.get('location')).toBe('/__edit/');
    expect(let_in.headers.get('set-cookie')).toBe(
      `edit_${port}=${token}; Path=/__edit/; HttpOnly; SameSite=Strict`,
    );
    const page = await call('/__edit/');
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    const nonce = /name="csp-nonce" content="([^"]+)"/.exec(await page.text())?.[1];
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('gets the scripts, with a sentence while one is missing', async () => {
    expect(await (await call('/__edit/panel.js')).text()).toBe('start();');
    const missing = await call('/__edit/pointer.js', { cookie: false });
    expect([missing.status, await missing.text()]).toEqual([503, 'The editor is not complete.']);
    expect((await call('/__edit/../package.json')).status).toBe(200);
    expect((await call('/__edit/%2e%2e%2fpackage.json')).status).toBe(404);
    expect(await (await call('/__edit/changes', { cookie: false })).text()).toBe('data:\n\n');
  });
});

describe('calls', () => {
  const refused = async (answer: Response) => {
    const { error, ...rest } = (await answer.json()) as { error: string; code: string };
    expect(error).toMatch(/^[A-Z].*\S$/s);
    return [answer.status, rest.code];
  };
  const post = (body: string, headers = {}) => call('/__edit/api/word', { method: 'POST', body, headers });

  it('are answered with data', async () => {
    expect(await (await call('/__edit/api/word?q=ab')).json()).toEqual({ said: 'ab', root: '/here' });
    expect(await (await post('{"text":"Ü"}')).json()).toEqual({ text: 'Ü' });
  });

  it('need the cookie', async () => {
    expect(await refused(await call('/__edit/api/word?q=ab', { cookie: false }))).toEqual([
      401,
      'not_let_in',
    ]);
    const wrong = { cookie: `edit_${port}=wrong` };
    expect(await refused(await call('/__edit/api/word?q=ab', { cookie: false, headers: wrong }))).toEqual([
      401,
      'not_let_in',
    ]);
  });

  it('that change something come from the editor’s own page, as JSON', async () => {
    const ok = '{"text":"a"}';
    for (const origin of ['http://evil.test', `http://localhost:${port}`, 'null', ''])
      expect(await refused(await post(ok, { origin }))).toEqual([403, 'foreign']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])
      expect(await refused(await post(ok, { 'content-type': type }))).toEqual([415, 'not_json']);
  });

  it.each([
    ['{"text":1}', 400, 'bad_input'],
    ['{"text"', 400, 'not_json'],
    ['{"text":"no"}', 422, 'faults'],
    [`{"text":"${'x'.repeat(2 ** 20)}"}`, 413, 'too_large'],
  ])('that are wrong are told so: %.20s', async (body, status, code) => {
    expect(await refused(await post(body))).toEqual([status, code]);
  });

  it('that there are not, or not like this', async () => {
    expect(await refused(await call('/__edit/api/nope'))).toEqual([404, 'no_such_call']);
    expect(await refused(await call('/__edit/api/word', { method: 'DELETE' }))).toEqual([405, 'method']);
    expect(await refused(await call('/__edit/api/word?q=a'))).toEqual([400, 'bad_input']);
  });

  it('that break say nothing of the server, which says it in the terminal', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await post('{"text":"crash"}');
    expect(await answer.text()).not.toContain('secret');
    expect(answer.status).toBe(500);
    expect(String(said.mock.calls[0]?.[1])).toContain('a secret of the server');
    said.mockRestore();
  });
});
