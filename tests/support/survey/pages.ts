import { landingRoutes } from '@/lib/articles/landing';
import { blogRoutes } from '@/lib/articles/pages';
import { hasOpenTasks } from '@/lib/questions/open-items';
import { locales, type Locale } from '@/lib/i18n/locales';
import { routes, type Route } from '@/lib/routes/routes';
import { hasWords } from '@/lib/vocabulary/lists';
import { full } from '../full';

export interface SurveyPage {
  route: Route;
  /** Without locale. */
  path: string;
  /** Whether no page of its kind stands before it. */
  isFirst: boolean;
}

/** Pages made of one template with other texts, by their paths: one of each row is opened in a language, another one in each. */
const kinds: readonly RegExp[] = [
  /^\/(?:about-us|affiliate-program|privacy-policy|refund-policy|tos|sitemap)$/,
  /^\/(?:login|register|forget|resetPassword)$/,
  /^\/(?:register2|resetPasswordStep2)$/,
  /^\/blog\/[^/]+$/,
  /^\/blog\/[^/]+\/[^/]+$/,
];

/** What a page is made like: the name of its kind, or the path of a page that is like no other. */
function kindOf({ path, course }: Route): string {
  if (course) return `lesson with ${lessonPart(course.key)}`;
  return kinds.find((kind) => kind.test(path))?.source ?? path;
}

function lessonPart(key: string): string {
  if (hasWords(key)) return 'words';
  return hasOpenTasks(key) ? 'tasks' : 'questions';
}

const signedInOnly: ReadonlySet<Route['id']> = new Set([
  'app',
  'account',
  'exam',
  'examReport',
  'appCorrection',
  'tutor',
]);

/**
 * Every page of the site, once. The account, its exams and their reports lead visitors away to the login; other tests look at them signed in. A
 * purchase's page has the purchase in its address.
 */
export const surveyPages: readonly SurveyPage[] = [...routes, ...blogRoutes(), ...landingRoutes()]
  .filter(({ id }) => !signedInOnly.has(id))
  .map((route, index, all) => ({
    route,
    path: route.id === 'success' ? '/success/log-1' : route.path,
    isFirst: all.findIndex((other) => kindOf(other) === kindOf(route)) === index,
  }));

/** The pages that a language has. */
export const pagesIn = (locale: Locale) =>
  surveyPages.filter(({ route: { locales: some = locales } }) => some.includes(locale));

const alike = (route: Route, locale: Locale) =>
  pagesIn(locale).filter((other) => kindOf(other.route) === kindOf(route));

/** In these every kind of page is opened: in light on a computer, and with long words in the dark on a phone. */
const lookedAt: readonly Locale[] = ['en', 'de'];

const kindNames = [...new Set(surveyPages.map(({ route }) => kindOf(route)))];

/** Of the other languages each has its share of the kinds. */
function isKindOpened(kind: string, locale: Locale): boolean {
  if (lookedAt.includes(locale)) return true;
  const others = locales.filter((other) => !lookedAt.includes(other));
  return others[kindNames.indexOf(kind) % others.length] === locale;
}

/**
 * Whether a browser opens a page in a language: in a full run every one; else of each kind one page in English, another one in German
 * and one in a third language. Of the others the document is read.
 */
export function isOpened({ route, path }: SurveyPage, locale: Locale): boolean {
  if (full) return true;
  if (!isKindOpened(kindOf(route), locale)) return false;
  const pages = alike(route, locale);
  return pages[locales.indexOf(locale) % pages.length]?.path === path;
}

const missing = [
  ['/nope', 'unmatched'],
  ['/courses/nope', 'invalid'],
  ['/blog/zzz', 'invalid'],
  ['/success/a/b', 'invalid'],
] as const;

/** Addresses without a page, and the words of the error that each of them is; but for English, one address for each error. */
export const missingPages = (locale: Locale) => (full || locale === 'en' ? missing : missing.slice(0, 2));
