import { locales, type Locale } from '@/lib/i18n/locales';
import { courses } from '@/lib/site/courses';
import { routes, type Route } from '@/lib/routes/routes';
import { full } from '../full';

export interface SurveyPage {
  route: Route;
  /** Without locale. */
  path: string;
  /** The first of the pages that are made alike, or one of its own kind. */
  isTemplate: boolean;
}

/** Pages made like another one that is surveyed in their place, where one of a kind is enough: lessons and plain texts. */
const kinds: readonly (readonly string[])[] = [
  courses.slice(1).map(({ key }) => key),
  ['about', 'affiliate', 'refunds', 'terms', 'sitemap'],
];
const alike: ReadonlySet<string> = new Set(kinds.flat());

/**
 * Every page of the site, once. The app home leads visitors away to the login; the accounts' tests look at it signed in. A
 * purchase's page has the purchase in its address.
 */
export const surveyPages: readonly SurveyPage[] = routes
  .filter(({ id }) => id !== 'app')
  .map((route) => ({
    route,
    path: route.id === 'success' ? '/success/log-1' : route.path,
    isTemplate: !alike.has(route.id),
  }));

/**
 * Whether a browser opens a page in a language: in English and in a full run every one; else each template and one more of each
 * kind, another one in each language, so that no page is opened in English alone. Of the others the document is read.
 */
export function isOpened({ route, isTemplate }: SurveyPage, locale: Locale): boolean {
  if (full || locale === 'en' || isTemplate) return true;
  const turn = locales.indexOf(locale);
  return kinds.some((kind) => kind[turn % kind.length] === route.id);
}

/** Addresses without a page, and the words of the error that each of them is. */
export const missingPages = [
  ['/nope', 'unmatched'],
  ['/courses/nope', 'invalid'],
  ['/blog/zzz', 'invalid'],
  ['/success/a/b', 'invalid'],
] as const;
