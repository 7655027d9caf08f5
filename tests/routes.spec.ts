import { expect, test } from '@playwright/test';
import { locales, localeTable, type Locale } from '../lib/i18n/locales';
import { localizePath } from '../lib/i18n/paths';
import { courses } from '../lib/site/courses';
import { routes, type PageId, type Route } from '../lib/site/routes';
import { folded, matches, message, serverPage } from './support/site';

const testedRoutes = routes.map((route) =>
  route.id === 'success' ? { ...route, path: '/success/log-1' } : route,
);

for (const locale of locales) {
  test(`every page answers in ${locale}, with its head and its text`, async ({ request }) => {
    test.setTimeout(120_000);
    const titles = new Map<string, string>();
    for (const route of testedRoutes) {
      const url = localizePath(route.path, locale);
      await test.step(url, async () => {
        const page = await serverPage(request, url);
        expect(page.status, url).toBe(200);
        expect(matches(page.html, /<html lang="([^"]*)"/g), url).toEqual([localeTable[locale].lang]);
        expect(matches(page.html, /<h1\b/g), url).toHaveLength(1);
        const [title = ''] = matches(page.html, /<title>([^<]*)<\/title>/g);
        expect(title, url).toBe(titleOf(route, locale));
        expect(titles.get(title), `${title} is the title of two pages`).toBeUndefined();
        titles.set(title, url);
        expect(matches(page.html, /<meta name="description" content="([^"]*)"/g), url).toHaveLength(1);
        expect(page.text, `${url} shows a message key`).not.toMatch(
          /\b(?:meta|chrome|home|courses)\.\w+\.\w+/,
        );
        expect(page.text, `${url} shows an argument`).not.toMatch(/\{[a-zA-Z]+[,}]/);
        expect(page.text, `${url} lacks the statement of independence`).toContain(
          folded(message(locale, 'chrome', 'footer.independence')),
        );
      });
    }
  });

  test(`canonical and hreflang of every page are right and reciprocal in ${locale}`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const codes = [...locales.flatMap((other) => localeTable[other].hreflang), 'x-default'].sort();
    for (const route of testedRoutes) {
      const url = localizePath(route.path, locale);
      const { html } = await serverPage(request, url);
      const links = new Map(
        [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
          ([, code = '', href = '']) => [code, href],
        ),
      );
      const robots = matches(html, /<meta name="robots" content="([^"]*)"/g);
      if (!route.indexed) {
        expect(robots, url).toEqual(['noindex, follow']);
        expect(links.size, url).toBe(0);
        continue;
      }
      const origin = new URL(links.get('x-default') ?? '', baseURL).origin;
      expect(robots, url).toEqual([]);
      expect([...links.keys()].sort(), url).toEqual(codes);
      // The same function of path and language on every page: each version names itself and all others alike.
      for (const other of locales) {
        for (const code of localeTable[other].hreflang) {
          expect(links.get(code), `${url} ${code}`).toBe(
            origin + withoutRoot(localizePath(route.path, other)),
          );
        }
      }
      expect(links.get('x-default'), url).toBe(origin + withoutRoot(route.path));
      expect(matches(html, /<link rel="canonical" href="([^"]*)"/g), url).toEqual([
        origin + withoutRoot(url),
      ]);
    }
  });
}

test('the text of a page is its language’s, not English', async ({ request }) => {
  for (const locale of locales) {
    const { text } = await serverPage(request, localizePath('/', locale));
    expect(text).toContain(folded(message(locale, 'home', 'hero.lead')));
    expect(text).toContain(folded(message(locale, 'home', 'faq.official.question')));
    if (locale !== 'en') expect(text).not.toContain(message('en', 'home', 'hero.lead'));
  }
});

test('every internal link of every English page leads to a page', async ({ request }) => {
  test.setTimeout(120_000);
  const known = new Set(testedRoutes.map((route) => route.path));
  for (const route of testedRoutes) {
    const { html } = await serverPage(request, route.path);
    for (const href of matches(html, /<a\b[^>]*?\bhref="(\/[^"]*)"/g)) {
      const { pathname, hash } = new URL(href, 'http://site');
      if (pathname.includes('.')) {
        expect((await request.get(pathname)).status(), `${route.path} links to ${href}`).toBe(200);
        continue;
      }
      const [, first = ''] = pathname.split('/');
      const isOther = first !== '' && first !== 'en' && locales.includes(first as Locale);
      const path = isOther ? pathname.slice(first.length + 1) || '/' : pathname;
      // The language links of a purchase's page get its number from the address bar.
      expect(known.has(path) || path === '/success', `${route.path} links to ${href}`).toBe(true);
      if (hash) {
        const target = await serverPage(request, path);
        expect(target.html, `${route.path} links to ${href}`).toContain(`id="${hash.slice(1)}"`);
      }
    }
  }
});

/** Next writes the address of the start page as the bare origin, which is the same address. */
function withoutRoot(path: string): string {
  return path === '/' ? '' : path;
}

function titleOf(route: Route, locale: Locale): string {
  if (courses.some((course) => course.key === route.id))
    return message(locale, 'courses', `lessons.${route.id}.title`);
  return message(locale, 'meta', `${route.id as PageId}.title`);
}
