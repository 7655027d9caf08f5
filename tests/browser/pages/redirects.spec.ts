import { routes } from '@/lib/routes/routes';
import { pagePaths } from '@/lib/routes/page-path';
import { raw } from '../../support/raw';
import { expect, test } from '../../support/test';

const redirects = [
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/courses/', '/courses'],
  ['/en/courses?a=1&b=x%2Fy', '/courses?a=1&b=x%2Fy'],
  ['/courses/', '/courses'],
  ['/de/', '/de'],
  ['/De/courses', '/de/courses'],
  ['/DE/Courses/', '/de/Courses'],
  ['/blog?page=2', '/blog'],
  ['/en/blog/?page=2&utm_source=x', '/blog?utm_source=x'],
  ['/de/blog?lang=1&page=3', '/de/blog?lang=1'],
] as const;

for (const [from, to] of redirects) {
  test(`${from} is ${to} for good, in one hop`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const location = new URL(response.headers().location ?? '', 'http://localhost');
    expect(location.pathname + location.search).toBe(to);
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers()['cache-control']).toBe('public, max-age=0, s-maxage=86400, must-revalidate');
    expect(response.headers().vary).toContain('rsc, next-router-state-tree, next-router-prefetch');
  });
}

test('what a page loads ahead of another comes after one hop at most', async ({ baseURL }) => {
  const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  for (const { path } of routes.filter((route) => pagePaths(route.path).length > 0)) {
    const first = await raw(baseURL, `${path}?_rsc=1a2b3`, { headers });
    const answer =
      first.status === 307 ? await raw(baseURL, first.headers.location ?? '', { headers }) : first;
    expect(answer.status, `${path}, led to ${first.headers.location}`).toBe(200);
    expect(answer.headers['content-type'], path).toBe('text/x-component');
  }
});

const hostile = [
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/en//evil.example',
  '/en//evil.example/',
  '/de//evil.example/..',
  '/%2F%2Fevil.example',
  '/en/%2F%2Fevil.example/',
  '/%5Cevil.example',
  '/en/%5C%5Cevil.example/',
  '/https://evil.example/',
  'http://evil.example/en/pricing',
  'https://evil.example',
];

for (const path of hostile) {
  test(`${path} never leads away from the site`, async ({ baseURL }) => {
    const origin = baseURL ?? '';
    let target = path;
    for (let hop = 0; hop < 4; hop += 1) {
      // Not the test client: it would tidy the address up before sending it.
      const response = await raw(origin, target);
      if (response.status < 300 || response.status >= 400) {
        expect([200, 404]).toContain(response.status);
        return;
      }
      const url = new URL(response.headers.location ?? '', `${origin}/`);
      expect(url.origin).toBe(origin);
      target = url.pathname + url.search;
    }
    throw new Error(`${path} is redirected in circles`);
  });
}

for (const path of ['/%E0%A4%A', '/%', '/de/%zz', '/blog/%E0%A4%A/x']) {
  test(`the malformed address ${path} is not found, not a failure`, async ({ baseURL }) => {
    expect((await raw(baseURL, path)).status).toBe(404);
  });
}
