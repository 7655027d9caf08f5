import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { forward } from './forward';
import { json, loopbackServer } from './testing/loopback-server';
import { signal } from './testing/signal';

const site = 'https://site.example/api/v1';
const options = (baseUrl: string) => ({
  baseUrl,
  path: '/userInfo',
  clientIp: '203.0.113.7',
  timeoutMs: 5000,
});

describe('the answer of a forwarded request', () => {
  it('keeps status, body and headers', async () => {
    const { origin } = await loopbackServer((response) =>
      json(
        response,
        429,
        { message: 'Slow down' },
        { 'retry-after': '7', 'x-request-id': 'r1', 'cache-control': 'max-age=5' },
      ),
    );
    const answer = await forward(new Request(site), options(origin));
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ message: 'Slow down' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '7',
      'x-request-id': 'r1',
      'cache-control': 'max-age=5',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('sets no cookies, clears no storage and keeps headers of the connection to itself', async () => {
    const { origin } = await loopbackServer((response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.setHeader('connection', 'close, x-inner');
      response.setHeader('x-inner', '1');
      response.setHeader('keep-alive', 'timeout=5');
      response.setHeader('clear-site-data', '"*"');
      response.setHeader('strict-transport-security', 'max-age=1');
      json(response, 200, { data: true });
    });
    const { headers } = await forward(new Request(site), options(origin));
    expect(headers.getSetCookie()).toEqual([]);
    for (const name of [
      'connection',
      'x-inner',
      'keep-alive',
      'transfer-encoding',
      'clear-site-data',
      'strict-transport-security',
    ]) {
      expect(headers.has(name), name).toBe(false);
    }
  });

  it("cannot act as a page in this site's origin, and is not stored unless the API says so", async () => {
    const { origin } = await loopbackServer((response) => {
      response.writeHead(500, { 'content-type': 'text/html' });
      response.end('<script>steal()</script>');
    });
    const { headers } = await forward(new Request(site), options(origin));
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('hands a redirect back and does not follow it', async () => {
    const elsewhere = await loopbackServer((response) => json(response, 200, { data: true }));
    const { origin } = await loopbackServer((response) => {
      response.writeHead(307, { location: `${elsewhere.origin}/x` });
      response.end();
    });
    const answer = await forward(
      new Request(site, { headers: { authorization: 'Bearer t' } }),
      options(origin),
    );
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`${elsewhere.origin}/x`);
    expect(elsewhere.arrivals).toEqual([]);
  });

  it.each([204, 304])('passes %i, which has no body', async (status) => {
    const { origin } = await loopbackServer((response) => response.writeHead(status).end());
    const answer = await forward(new Request(site), options(origin));
    expect(answer.status).toBe(status);
    expect(answer.body).toBeNull();
  });

  it('is unpacked, and no longer says that it is packed', async () => {
    const { origin } = await loopbackServer((response) => {
      const packed = gzipSync('{"data":"long"}');
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'content-length': packed.length,
      });
      response.end(packed);
    });
    const answer = await forward(new Request(site), options(origin));
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.headers.has('content-length')).toBe(false);
    expect(await answer.text()).toBe('{"data":"long"}');
  });

  it('passes bytes unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
    const { origin } = await loopbackServer((response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length });
      response.end(bytes);
    });
    const answer = await forward(new Request(site), options(origin));
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('streams down: the first part arrives before the last is written', async () => {
    const firstRead = signal();
    const { origin } = await loopbackServer((response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first ');
      void firstRead.fired.then(() => response.end('last'));
    });
    const answer = await forward(new Request(site), options(origin));
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('first ');
    firstRead.fire();
    expect((await reader?.read())?.value).toBe('last');
    expect((await reader?.read())?.done).toBe(true);
  });
});
