import { locales, localeTable, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import type { PageId, Route } from '@/lib/routes/routes';
import { courses } from '@/lib/site/courses';
import { folded, matches, message } from '../site';
import { expect } from '../test';
import type { Surveyed } from './surveyed';

/** The title of a page by its catalog. */
export function titleOf(route: Route, locale: Locale): string {
  if (courses.some((course) => course.key === route.id))
    return message(locale, 'courses', `lessons.${route.id}.title`);
  return message(locale, 'meta', `${route.id as PageId}.title`);
}

export function checkHead({ url, route, locale, status, html, text }: Surveyed): void {
  expect.soft(status, url).toBe(200);
  expect.soft(matches(html, /<html lang="([^"]*)"/g), url).toEqual([localeTable[locale].lang]);
  expect.soft(matches(html, /<h1\b/g), url).toHaveLength(1);
  expect.soft(matches(html, /<title>([^<]*)<\/title>/g)[0], url).toBe(titleOf(route, locale));
  expect.soft(matches(html, /<meta name="description" content="([^"]*)"/g), url).toHaveLength(1);
  expect.soft(text, `${url} shows a message key`).not.toMatch(/\b(?:meta|chrome|home|courses)\.\w+\.\w+/);
  expect.soft(text, `${url} shows an argument`).not.toMatch(/\{[a-zA-Z]+[,}]/);
  expect
    .soft(text, `${url} lacks the statement of independence`)
    .toContain(folded(message(locale, 'chrome', 'footer.independence')));
}

/** No heading of the content stands more than one level below the one before it. */
export function checkHeadings({ url, html }: Surveyed): void {
  const levels = matches(html.slice(html.indexOf('<main')), /<h([1-6])\b/g).map(Number);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect.soft(jumps, `${url}: ${levels.join(' ')}`).toEqual([]);
}

const codes = [...locales.flatMap((locale) => localeTable[locale].hreflang), 'x-default'].sort();

/** The same function of path and language on every page: each version names itself and all others alike. */
export function checkAlternates({ url, path, route, html }: Surveyed): void {
  const links = new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, code = '', href = '']) => [code, href],
    ),
  );
  const robots = matches(html, /<meta name="robots" content="([^"]*)"/g);
  if (!route.indexed) {
    expect.soft(robots, url).toEqual(['noindex, follow']);
    expect.soft(links.size, url).toBe(0);
    return;
  }
  const { origin } = new URL(links.get('x-default') ?? 'http://no.default');
  expect.soft(robots, url).toEqual([]);
  expect.soft([...links.keys()].sort(), url).toEqual(codes);
  for (const other of locales) {
    for (const code of localeTable[other].hreflang) {
      expect.soft(links.get(code), `${url} ${code}`).toBe(origin + withoutRoot(localizePath(path, other)));
    }
  }
  expect.soft(links.get('x-default'), url).toBe(origin + withoutRoot(path));
  expect
    .soft(matches(html, /<link rel="canonical" href="([^"]*)"/g), url)
    .toEqual([origin + withoutRoot(url)]);
}

/** Next writes the address of the start page as the bare origin, which is the same address. */
function withoutRoot(path: string): string {
  return path === '/' ? '' : path;
}
