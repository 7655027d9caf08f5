import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { listedRoutes } from '@/lib/articles/pages';
import { fullUnless } from '../../support/full';
import { matches, serverPage } from '../../support/site';
import { expect, test } from '../../support/test';

const indexed = listedRoutes();

test('the sitemap lists every indexed page in every language, with all languages and a true date', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = matches(xml, /<url>([\s\S]*?)<\/url>/g);
  const urls = entries.map((entry) => new URL(/<loc>([^<]*)/.exec(entry)?.[1] ?? '').pathname);
  const expected = indexed.flatMap((route) =>
    (route.locales ?? locales).map((locale) => localizePath(route.path, locale)),
  );
  expect(urls.sort()).toEqual(expected.sort());
  const today = new Date().toISOString().slice(0, 10);
  for (const entry of entries) {
    expect(matches(entry, /hreflang="([^"]*)"/g)).toHaveLength(16);
    const [date = ''] = matches(entry, /<lastmod>([^<]*)/g);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(date.slice(0, 10) <= today).toBe(true);
  }
});

test('robots.txt lets everything but the API be read and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/User-Agent: \*/i);
  expect(text).toContain('Disallow: /api/');
  expect(text).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
});

test('the manifest and every icon it names, and those of the head, can be loaded', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  const { html } = await serverPage(request, '/');
  const head = matches(html, /<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g);
  expect(head.length).toBeGreaterThanOrEqual(3);
  expect(manifest.icons.length).toBeGreaterThanOrEqual(4);
  for (const src of [...head, ...manifest.icons.map((icon) => icon.src)]) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type'], src).toMatch(/^image\//);
  }
});

for (const locale of ['en', 'de', 'ja', 'ru', 'th'] as const) {
  test(`pages have a picture for shared links in ${locale}${fullUnless(locale === 'en' || locale === 'ja')}`, async ({
    request,
  }) => {
    const pictures = new Set<string>();
    for (const route of [indexed[0], indexed[3], indexed.at(-1)]) {
      if (!route) throw new Error('There are too few pages');
      const { html } = await serverPage(request, localizePath(route.path, locale));
      const [image = ''] = matches(html, /<meta property="og:image" content="([^"]*)"/g);
      const { pathname, search } = new URL(image);
      pictures.add(pathname);
      const response = await request.get(pathname + search);
      expect(response.status()).toBe(200);
      const png = await response.body();
      expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(pictures.size).toBe(3);
  });
}

test('the footer and the sitemap page lead to the sitemap file', async ({ page }) => {
  await page.goto('/sitemap');
  for (const role of ['main', 'contentinfo'] as const) {
    const link = page.getByRole(role).getByRole('link', { name: 'sitemap.xml' });
    await expect(link).toHaveAttribute('href', '/sitemap.xml');
  }
});
