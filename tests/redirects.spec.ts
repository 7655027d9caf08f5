import { expect, test } from '@playwright/test';

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
  });
}

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
];

for (const path of hostile) {
  test(`${path} never leads away from the site`, async ({ baseURL }) => {
    const origin = baseURL ?? '';
    let url = origin + path;
    for (let hop = 0; hop < 4; hop += 1) {
      // Not the test client: it would tidy the address up before sending it.
      const response = await rawGet(url);
      if (response.status < 300 || response.status >= 400) {
        expect([200, 404]).toContain(response.status);
        return;
      }
      url = new URL(response.location, `${origin}/`).href;
      expect(new URL(url).origin).toBe(origin);
    }
    throw new Error(`${path} is redirected in circles`);
  });
}

for (const path of ['/%E0%A4%A', '/%', '/de/%zz', '/blog/%E0%A4%A/x']) {
  test(`the malformed address ${path} is not found, not a failure`, async ({ baseURL }) => {
    expect((await rawGet(`${baseURL}${path}`)).status).toBe(404);
  });
}

async function rawGet(url: string): Promise<{ status: number; location: string }> {
  const { request } = await import('node:http');
  const [, host = '', path = ''] = /^http:\/\/([^/]+)(.*)$/.exec(url) ?? [];
  const [hostname = '', port] = host.split(':');
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
