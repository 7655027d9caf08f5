import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { said, site, startFront, test } from '../../doubles/caches/front-test';
import { raw } from '../../support/raw';

/*
 * The front that ships (deploy/nginx.conf) before the built site. What strangers can do to its cache, and soft navigation through it, is
 * tested with the other caches in shared-cache.spec.ts; what it packs, in front-packing.spec.ts.
 */
test.skip(process.env.FULL !== '1', 'for the tests of a release: FULL=1');

const pages = ['/', '/de', '/de/courses', '/login', '/success/1', '/start-here', '/nope', '/de/nope'];
const redirects = [
  ...[
    '/en',
    '/en/',
    '/EN/courses/',
    '/courses/',
    '/De/courses',
    '/blog?page=2',
    '/en/blog/?page=2&utm_source=x',
  ],
  ...['/en/courses?a=1&b=x%2Fy', '//courses'],
];
const hostile = [
  ...['//evil.example', '//evil.example/', '/\\evil.example', '/en//evil.example/', '/%2F%2Fevil.example'],
  ...['/en/%5C%5Cevil.example/', '/https://evil.example/'],
];
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icon.svg',
  '/assets/nope.png',
  '/_next/nope',
];

for (const address of [...pages, ...redirects, ...hostile, ...files, '/_next/static/nope.js']) {
  test(`${address} is answered as by the site, policy and all, and again`, async ({ front }) => {
    const own = await raw(site, address);
    for (const time of ['first', 'second']) {
      const answer = await raw(front.origin, address);
      expect([answer.status, said(answer.headers)], time).toEqual([own.status, said(own.headers)]);
      expect(answer.body === own.body, time).toBe(true);
    }
  });
}

// The framework answers an address with two slashes before the site sees it, and says nothing of keeping.
for (const address of [...pages, ...redirects.filter((path) => !path.startsWith('//'))]) {
  test(`${address} is kept`, async ({ front }) => {
    await raw(front.origin, address);
    expect((await raw(front.origin, address)).headers['x-cache']).toBe('HIT');
  });
}

test('a redirect leads to a path of the site', async ({ front }) => {
  for (const address of [...redirects, ...hostile]) {
    const { location } = (await raw(front.origin, address)).headers;
    if (location !== undefined) expect(new URL(location, front.origin).origin, address).toBe(front.origin);
  }
});

test('calls are not kept', async ({ front }) => {
  for (const address of ['/api/v1/health', '/api/v1/nope', '//api/v1/health', '/x/../api/v1/health']) {
    await raw(front.origin, address);
    const { headers } = await raw(front.origin, address);
    expect(headers['x-cache'] ?? 'none', address).not.toBe('HIT');
  }
});

test('data for open pages is neither kept nor taken from what is kept', async ({ front }) => {
  await raw(front.origin, '/it/courses');
  for (const name of ['rsc', 'next-router-prefetch', 'next-router-state-tree']) {
    const headers = { [name]: '1' };
    for (const address of ['/it/courses', '/it/courses?_rsc=1a2b3', '/it/courses?_rsc']) {
      const answer = await raw(front.origin, address, { headers });
      expect(answer.headers['x-cache'], address).toBe('BYPASS');
      expect(answer.headers['cache-control'], address).toContain('private');
    }
  }
  expect((await raw(front.origin, '/it/courses')).headers['x-cache']).toBe('HIT');
});

test('a stored language is obeyed on the start page, follows the address elsewhere, and is nobody else’s', async ({
  front,
}) => {
  const ask = (address: string, cookie?: string) =>
    raw(front.origin, address, {
      headers: { 'sec-fetch-dest': 'document', ...(cookie && { cookie: `a=b; NEXT_LOCALE=${cookie}; c=d` }) },
    });
  for (const address of ['/', '/fr/courses', '/de/courses']) await ask(address);
  const start = await ask('/', 'de');
  expect([start.status, start.headers.location]).toEqual([307, '/de']);
  expect((await ask('/fr/courses', 'de')).headers['set-cookie']?.join()).toContain('NEXT_LOCALE=fr');
  expect((await ask('/de/courses', 'de')).headers['x-cache']).toBe('HIT');
  expect((await ask('/', 'en')).headers['x-cache']).toBe('HIT');
  for (const address of ['/', '/fr/courses']) {
    const { status, headers } = await ask(address);
    expect([status, headers['x-cache'], headers['set-cookie']], address).toEqual([200, 'HIT', undefined]);
  }
});

test('nothing of an older build is shown after a deployment', async () => {
  const front = await startFront(site);
  const cache = async () => (await raw(front.origin, '/de/courses')).headers['x-cache'];
  await cache();
  expect(await cache()).toBe('HIT');
  front.deploy('another');
  await expect.poll(cache, { intervals: [100] }).toBe('MISS');
  await expect.poll(cache, { intervals: [100] }).toBe('HIT');
  await front.stop();
});

test('who asks without TLS is sent on, and other names than the site’s get nothing', async ({ front }) => {
  const plain = await raw(front.plain, '/de/courses?a=1', { headers: { host: 'www.example.com' } });
  expect([plain.status, plain.headers.location]).toEqual([308, 'https://www.example.com/de/courses?a=1']);
  await expect(raw(front.origin, '/', { headers: { host: 'evil.example' } })).rejects.toThrow('hang up');
  await expect(raw(front.origin, 'http://evil.example/en/pricing')).rejects.toThrow('hang up');
});

test('odd methods are refused', async ({ front }) => {
  for (const method of ['TRACE', 'PROPFIND', 'POST', 'DELETE']) {
    expect((await raw(front.origin, '/de/courses', { method })).status, method).toBe(405);
  }
});

test('the site is told the visitor’s address, and nothing that the visitor made up', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((call, response) => {
    asked.push(call.headers);
    void text(call).then(() => response.end());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const front = await startFront(`http://localhost:${(server.address() as AddressInfo).port}`);
  await raw(front.origin, '/', {
    headers: {
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'for=198.51.100.1',
      'x-request-id': 'forged-id-1234',
    },
  });
  const { host, forwarded, ...headers } = asked.at(-1) ?? {};
  expect([host, forwarded, headers['x-forwarded-host']]).toEqual(['localhost', undefined, undefined]);
  expect(headers['x-forwarded-for']).toMatch(/^(?:::ffff:)?127\.0\.0\.1$/);
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  await front.stop();
  server.close();
});
