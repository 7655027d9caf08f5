import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { forward } from './forward';
import { json, loopbackServer } from '@/tests/doubles/http/loopback-server';
import { signal } from '@/tests/doubles/http/signal';

const site = 'https://site.example/api/v1';
const options = (baseUrl: string) => ({
  baseUrl,
  path: '/userInfo',
  clientIp: '203.0.113.7',
  siteUrl: 'https://site.example',
  ownBase: '/api/v1',
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
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
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
    expect(answer.headers.has('location'), 'another host leads nobody away from this site').toBe(false);
    expect(elsewhere.arrivals).toEqual([]);
  });

  it.each([
    ['/v1/common/vips?x=1#y', '/api/v1/common/vips?x=1#y'],
    ['other', '/api/v1/other'],
    ['https://site.example/success/1', 'https://site.example/success/1'],
    ['/v1evil', null],
    ['/v1/../admin', null],
    ['//evil.example/v1/', null],
    ['https://evil.example/', null],
    ['https://site.example.evil.example/', null],
    ['https://site.example@evil.example/', null],
    ['http://site.example/', null],
    ['javascript:alert(1)', null],
    ['http://[', null],
  ])('leads by %j to %j', async (given, seen) => {
    const { origin } = await loopbackServer((response) => response.writeHead(302, { location: given }).end());
    const answer = await forward(new Request(site), options(`${origin}/v1`));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(seen);
  });

  it('passes on what the contract needs, and nothing that another host may not say about this origin', async () => {
    const needed = {
      allow: 'GET, POST',
      'cache-control': 'max-age=5',
      'content-disposition': 'attachment; filename="receipt.pdf"',
      'content-language': 'de',
      'content-length': '2',
      'content-type': 'application/json',
      date: 'Sun, 22 Nov 2026 00:00:00 GMT',
      'retry-after': '7',
      vary: 'locale',
      'www-authenticate': 'Bearer',
      'x-request-id': 'r1',
    };
    const foreign = {
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'content-security-policy': 'default-src *',
      link: '<https://evil.example/x.css>; rel=preload',
      nel: '{}',
      'origin-agent-cluster': '?0',
      refresh: '0;url=https://evil.example',
      'reporting-endpoints': 'a="https://evil.example"',
      server: 'Apache/2.4.1',
      'service-worker-allowed': '/',
      sourcemap: 'https://evil.example/x.map',
      'x-frame-options': 'ALLOWALL',
      'x-powered-by': 'Backend/1.2.3',
    };
    const { origin } = await loopbackServer((response) =>
      response.writeHead(200, { ...foreign, ...needed }).end('{}'),
    );
    const { headers } = await forward(new Request(site), options(origin));
    expect(Object.fromEntries(headers)).toEqual({
      ...needed,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
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
