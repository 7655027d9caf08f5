import { blogCategories, findPost } from '@/lib/articles/blog';
import { landingText } from '@/lib/articles/landing';
import { hreflangs, localeTable } from '@/lib/i18n/locale-table';
import { locales, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import type { PageId, Route } from '@/lib/routes/routes';
import { courses } from '@/lib/site/courses';
import { folded, matches, message } from '../site';
import { differs, unless, type Surveyed } from './surveyed';

/** The title of a page by its catalog. */
export function titleOf(route: Route, locale: Locale): string {
  const own = textTitle(route.path, locale);
  if (own !== undefined) return own;
  if (courses.some((course) => course.key === route.id))
    return message(locale, 'courses', `lessons.${route.id}.title`);
  return message(locale, 'meta', `${route.id as PageId}.title`);
}

/** The title of a post, of a list of posts or of a landing page, which their files have. */
function textTitle(path: string, locale: Locale): string | undefined {
  const post = path.replace(/^\/blog\//, '');
  const category = blogCategories(locale).find((candidate) => `/blog/${candidate.path}` === path);
  return (
    findPost(locale, post)?.title ??
    (category && `${category.name} · ${message(locale, 'meta', 'blog.name')}`) ??
    landingText(path.slice(1), locale)?.title
  );
}

export function checkHead({ route, locale, status, html, text }: Surveyed): string[] {
  const shownKey = /\b(?:meta|chrome|home|courses)\.\w+\.\w+/.exec(text);
  const shownArgument = /\{[a-zA-Z]+[,}]/.exec(text);
  const independence = folded(message(locale, 'chrome', 'footer.independence'));
  return [
    ...differs('status', status, 200),
    ...differs('lang', matches(html, /<html lang="([^"]*)"/g), [localeTable[locale].lang]),
    ...differs('main headings', matches(html, /<h1\b/g).length, 1),
    ...differs('title', matches(html, /<title>([^<]*)<\/title>/g)[0], titleOf(route, locale)),
    ...differs('descriptions', matches(html, /<meta name="description" content="([^"]*)"/g).length, 1),
    ...unless(shownKey === null, `shows a message key, ${shownKey?.[0]}`),
    ...unless(shownArgument === null, `shows an argument, ${shownArgument?.[0]}`),
    ...unless(text.includes(independence), 'lacks the statement of independence'),
  ];
}

/** No heading of the content stands more than one level below the one before it. */
export function checkHeadings({ html }: Surveyed): string[] {
  const levels = matches(html.slice(html.indexOf('<main')), /<h([1-6])\b/g).map(Number);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  return unless(jumps.length === 0, `headings jump: ${levels.join(' ')}`);
}

/** Every page stands in the layout that its route names. */
export function checkLayout({ route: { layout }, locale, html }: Surveyed): string[] {
  const label = message(locale, 'chrome', 'footer.label');
  const footers = matches(html, /<nav\b[^>]*? aria-label="([^"]*)"/g).filter((name) => name === label);
  const headers = matches(html, /<header\b[^>]*? class="([^"]*)"/g).filter((names) =>
    names.split(' ').includes('site-header'),
  );
  return [
    ...differs('main parts', matches(html, /<main\b/g).length, 1),
    ...differs('headers', headers.length, layout === 'default' || layout === 'header' ? 1 : 0),
    ...differs('footers', footers.length, layout === 'default' || layout === 'footer' ? 1 : 0),
  ];
}

/** The same function of path and language on every page: each version names itself and all others alike. */
export function checkAlternates({ url, path, route, html }: Surveyed): string[] {
  const links = new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, code = '', href = '']) => [code, href],
    ),
  );
  const robots = matches(html, /<meta name="robots" content="([^"]*)"/g);
  if (!route.indexed)
    return [...differs('robots', robots, ['noindex, follow']), ...differs('alternates', links.size, 0)];
  const available = route.locales ?? locales;
  const codes = [...available.flatMap(hreflangs), 'x-default'].sort();
  const { origin } = new URL(links.get('x-default') ?? 'http://no.default');
  const wanted = available.flatMap((other) =>
    hreflangs(other).map((code) => [code, origin + withoutRoot(localizePath(path, other))] as const),
  );
  return [
    ...differs('robots', robots, []),
    ...differs('alternates', [...links.keys()].sort(), codes),
    ...wanted.flatMap(([code, href]) => differs(`alternate ${code}`, links.get(code), href)),
    ...differs('alternate x-default', links.get('x-default'), origin + withoutRoot(path)),
    ...differs('canonical', matches(html, /<link rel="canonical" href="([^"]*)"/g), [
      origin + withoutRoot(url),
    ]),
  ];
}

/** Next writes the address of the start page as the bare origin, which is the same address. */
function withoutRoot(path: string): string {
  return path === '/' ? '' : path;
}
