import { locales, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { pageRoutes } from '@/lib/routes/routes';
import { full } from '../../support/full';
import { chooseLanguage } from '../../support/languages';
import { raw } from '../../support/raw';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

test('every page has the same safe headers, and a policy without unsafe sources', async ({ request }) => {
  for (const url of ['/', '/de/courses', '/success/1', '/login', '/start-here', '/nope']) {
    const { headers: read } = await request.get(url).then((response) => ({ headers: response.headers() }));
    expect(read['x-content-type-options'], url).toBe('nosniff');
    expect(read['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(read['permissions-policy'], url).toContain('camera=()');
    expect(read['cross-origin-resource-policy'], url).toBe('same-origin');
    expect(read['x-powered-by'], url).toBeUndefined();
    const policy = read['content-security-policy'] ?? '';
    expect(policy, url).toContain("frame-ancestors 'none'");
    expect(policy, url).toContain("object-src 'none'");
    expect(policy, url).not.toMatch(/unsafe-inline|unsafe-eval|\*|,/);
  }
});

/** One of each kind of answer: pages, calls, files, redirects of the site's and of the framework's, failures. */
const everyKind = [
  ...['/', '/de/courses', '/login', '/nope', '/en', '/courses/', '/blog?page=2', '//courses', '/%'],
  ...[
    '/api/v1/health',
    '/api/v1/nope',
    '/api/v1/userInfo',
    '/api/v1/sandbox/checkout/x',
    '/api/v1/decisions/x',
    '/api/v1/openapi.json',
  ],
  ...[
    '/og/en/home.png',
    '/og/en/nope.png',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/icon.svg',
  ],
  ...[
    '/favicon.ico',
    '/assets/icons/icon-192.png',
    '/assets/nope.png',
    '/bank/de/readAndComplete.json',
    '/checker/nope/worker.mjs',
    '/captions/de/det-interactive-writing.vtt',
    '/videos/nope.mp4',
    '/_next/static/nope.js',
    '/_next/nope',
  ],
];

test('a site whose address is https says so with every answer', async ({ startSite }) => {
  const { origin } = await startSite({ SITE_URL: 'https://www.example.com' });
  const said: Record<string, string>[] = [{}, { 'x-forwarded-proto': 'https' }, { rsc: '1' }];
  for (const headers of said) {
    for (const path of everyKind) {
      const { headers: read } = await raw(origin, path, { headers });
      expect(read['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains');
      expect(read['x-content-type-options'], path).toBe('nosniff');
    }
  }
});

test('a site whose address is not never does, whatever a request says @full', async ({ baseURL }) => {
  for (const path of everyKind) {
    const { headers } = await raw(baseURL, path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers, path).not.toHaveProperty('strict-transport-security');
  }
});

test('other sites may show the pictures that stand for this one, and load nothing else', async ({
  baseURL,
}) => {
  const shown = /^\/(?:og\/.*|assets\/icons\/.*|favicon\.ico|icon\.svg|apple-icon\.png)$/;
  for (const path of [...everyKind, '/apple-icon.png']) {
    const { headers } = await raw(baseURL, path);
    expect(headers['cross-origin-resource-policy'], path).toBe(
      shown.test(path) ? 'cross-origin' : 'same-origin',
    );
  }
});

test('whatever a shared cache may keep names what it varies by, and data is not kept', async ({
  baseURL,
}) => {
  const names = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];
  let kept = 0;
  for (const path of [...everyKind, '/success/1', '/start-here', '/app']) {
    const { headers } = await raw(baseURL, path);
    if (/s-maxage/.test(headers['cache-control'] ?? '')) {
      kept += 1;
      expect(headers.vary?.split(', '), path).toEqual(expect.arrayContaining(names));
      // nginx keeps nothing whose Vary is longer.
      expect(headers.vary?.length, path).toBeLessThanOrEqual(128);
    }
    for (const asked of [path, `${path}${path.includes('?') ? '&' : '?'}_rsc=1a2b3`]) {
      const data = await raw(baseURL, asked, { headers: { rsc: '1', 'next-router-prefetch': '1' } });
      if (data.status === 307) expect(data.headers['cache-control'], asked).toContain('private');
      if (data.headers['content-type']?.includes('text/x-component')) {
        expect(data.headers['cache-control'], asked).toContain('private');
      }
    }
  }
  expect(kept).toBeGreaterThan(8);
});

test('pictures are made in no other size', async ({ request }) => {
  for (const picture of ['/og/en/home.png', '/assets/icons/icon-192.png', 'https://example.com/x.png']) {
    const answer = await request.get(`/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`);
    expect(answer.status(), picture).toBe(404);
  }
});

test('odd requests are refused, and none is taken for a failure', async ({ baseURL }) => {
  const ask = (method: string, target: string) => raw(baseURL, target, { method });
  for (const path of ['/', '/de/courses', '/nope', '/courses/']) {
    for (const method of ['TRACE', 'PROPFIND', 'POST', 'DELETE']) {
      const { status, headers } = await ask(method, path);
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
    }
  }
  for (const path of ['/robots.txt', '/og/en/home.png', '/_next/nope', '/api/v1/health', '/api/v1/nope']) {
    expect([400, 404, 405], path).toContain((await ask('TRACE', path)).status);
  }
  expect((await ask('GET', '*')).status).toBe(404);
  const elsewhere = await ask('GET', 'http://evil.example/en/pricing');
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([308, '/pricing']);
});

test('a script that is not the site’s own does not run', async ({ page, allowErrors }) => {
  allowErrors(/Content Security Policy/i);
  const blocked = page.waitForEvent('console', (entry) => /Content Security Policy/i.test(entry.text()));
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  await blocked;
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

// One of each script, and a language whose addresses have the form of all others.
const walked: readonly Locale[] = full ? locales : ['en', 'de', 'ja', 'ru', 'th'];

for (const locale of walked) {
  test(`a walk through the site in ${locale} violates no policy and logs no error`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
    await page.setViewportSize({ width: 1440, height: 900 });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.goto(localizePath('/', locale));
    await hydrated(page);
    const header = page.getByRole('banner');
    for (const id of ['courses', 'pricing', 'blog'] as const) {
      await header.getByRole('link', { name: message(locale, 'meta', `${id}.name`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${localizePath(pageRoutes[id].path, locale)}$`));
      await expect(page).toHaveTitle(message(locale, 'meta', `${id}.title`));
    }
    expect(loads, 'links inside the site are soft navigations').toBe(1);
    const other = locale === 'it' ? 'en' : 'it';
    await chooseLanguage(page, other, locale);
    await expect(page).toHaveTitle(message(other, 'meta', 'blog.title'));
    await page.goBack();
    await expect(page).toHaveTitle(message(locale, 'meta', 'blog.title'));
  });
}
