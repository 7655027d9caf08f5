import { expect, test } from '../../support/test';

const navigation = { 'sec-fetch-dest': 'document' };

test('a visitor without a choice gets no cookie and no redirect, whatever the browser speaks', async ({
  request,
}) => {
  for (const url of ['/', '/courses', '/de/courses']) {
    const response = await request.get(url, {
      maxRedirects: 0,
      headers: { ...navigation, 'accept-language': 'ja,de;q=0.9' },
    });
    expect(response.status(), url).toBe(200);
    expect(response.headers()['set-cookie'], url).toBeUndefined();
    expect(response.headers()['cache-control'], url).toContain('public');
  }
});

test('a stored choice opens the start page in its language, privately', async ({ request }) => {
  const response = await request.get('/?utm_source=x', {
    maxRedirects: 0,
    headers: { ...navigation, cookie: 'NEXT_LOCALE=de' },
  });
  expect(response.status()).toBe(307);
  expect(new URL(response.headers().location ?? '', 'http://localhost').href).toMatch(/\/de\?utm_source=x$/);
  expect(response.headers()['cache-control']).toBe('private, no-store');
});

test('every other address says its language itself, and the stored choice follows', async ({ request }) => {
  const response = await request.get('/ja/courses', {
    maxRedirects: 0,
    headers: { ...navigation, cookie: 'NEXT_LOCALE=de' },
  });
  expect(response.status()).toBe(200);
  const cookie = response.headers()['set-cookie'] ?? '';
  expect(cookie).toContain('NEXT_LOCALE=ja');
  expect(cookie).toContain('Max-Age=31536000');
  expect(cookie).toMatch(/SameSite=lax/i);
  expect(cookie, 'the address of the site is http').not.toMatch(/Secure/i);
  expect(response.headers()['cache-control']).toBe('private, no-store');
});

test('a cookie that names no language is ignored', async ({ request }) => {
  const response = await request.get('/', {
    maxRedirects: 0,
    headers: { ...navigation, cookie: 'NEXT_LOCALE=../x' },
  });
  expect(response.status()).toBe(200);
  expect(response.headers()['set-cookie']).toBeUndefined();
});

test('a site whose address is https sends the cookie over https only', async ({ request, startSite }) => {
  const { origin } = await startSite({ SITE_URL: 'https://www.example.com' });
  const response = await request.get(`${origin}/ja/courses`, {
    maxRedirects: 0,
    headers: { ...navigation, cookie: 'NEXT_LOCALE=de' },
  });
  expect(response.headers()['set-cookie']).toMatch(/^NEXT_LOCALE=ja;.*; Secure/i);
});
