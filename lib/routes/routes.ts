import type { Locale } from '../i18n/locales';
import { courses, type Course } from '../site/courses';

export type Tint = 'plain' | 'practice' | 'writing' | 'mock-exam' | 'courses' | 'speaking' | 'lesson';

/** What stands around a page (spec section 2); `empty` and `noheaderfooter` pages bring their own way back. */
export type Layout = 'default' | 'empty' | 'footer' | 'header' | 'noheaderfooter';

interface Page {
  path: string;
  layout: Layout;
  tint: Tint;
  /** Background of the header: five kinds of page have one, lessons white, all others none (spec section 2). */
  header: Tint;
  /** Whether search engines are asked to list it: in the sitemap, with hreflang. */
  indexed: boolean;
}

const site = (path: string, tint: Tint = 'plain', header = tint): Page => ({
  path,
  layout: 'default',
  tint,
  header,
  indexed: true,
});

const bare = (path: string): Page => ({
  path,
  layout: 'noheaderfooter',
  tint: 'plain',
  header: 'plain',
  indexed: false,
});

/** A page of the catch-all address: `/{path}`, with nothing around it; those of content/landing may name another layout. */
const landing = (path: string): Page => ({
  path,
  layout: 'empty',
  tint: 'plain',
  header: 'plain',
  indexed: true,
});

const pages = {
  home: site('/'),
  products: site('/products'),
  practice: site('/practice', 'practice'),
  mockExam: site('/mock-exam', 'mock-exam'),
  practiceTest: site('/duolingo-practice-test', 'mock-exam', 'plain'),
  writing: site('/writing-ai-correction', 'writing'),
  speaking: site('/speaking-ai-correction', 'speaking'),
  correction: site('/correction', 'writing', 'plain'),
  learn: site('/learn', 'courses', 'plain'),
  diagnostic: site('/learn/diagnostic-test', 'courses', 'plain'),
  listen: site('/listen', 'practice', 'plain'),
  pricing: site('/pricing'),
  courses: site('/courses', 'courses'),
  blog: site('/blog'),
  about: site('/about-us'),
  contact: site('/contact-us'),
  affiliate: site('/affiliate-program'),
  cookies: site('/cookie'),
  privacy: site('/privacy-policy'),
  refunds: site('/refund-policy'),
  withdraw: site('/withdraw'),
  terms: site('/tos'),
  sitemap: site('/sitemap'),
  success: { ...site('/success'), indexed: false },
  login: bare('/login'),
  forget: bare('/forget'),
  oauth: bare('/oauth'),
  register: bare('/register'),
  register2: bare('/register2'),
  resetPassword: bare('/resetPassword'),
  resetPasswordStep2: bare('/resetPasswordStep2'),
  app: bare('/app'),
  exam: bare('/app/exam'),
  examReport: bare('/app/report'),
  appPractice: bare('/app/practice'),
  appCorrection: bare('/app/correction'),
  tutor: bare('/app/tutor'),
  account: bare('/account'),
  offline: bare('/offline'),
  startHere: landing('/start-here'),
} as const satisfies Record<string, Page>;

/** A page of its own in the `meta` catalog, the menu and the tests. */
export type PageId = keyof typeof pages;

/** The pages on which something is bought: their policy lets Stripe's script in, and they ask whether their prices are still right. */
export const offerPages = [
  'home',
  'pricing',
  'practiceTest',
  'mockExam',
] as const satisfies readonly PageId[];

/**
 * The pages whose addresses and forms are kept from trackers: visitors prove there who they are, the address names a purchase, whose
 * number is asked for by the form of withdrawal, an exam is sat and its report read, or something is written to be corrected or answered.
 */
export const quietPages = [
  'success',
  'login',
  'forget',
  'oauth',
  'register',
  'register2',
  'resetPassword',
  'resetPasswordStep2',
  'exam',
  'examReport',
  'appCorrection',
  'tutor',
] as const satisfies readonly PageId[];

export interface Route extends Page {
  id: PageId | Course['key'];
  /** Set on lesson pages. */
  course?: Course;
  /** The languages that have the page; without it, all. */
  locales?: readonly Locale[];
  /** Where readers of the other languages are led, without locale. */
  elsewhere?: string;
}

/** The path, without locale, of a page in a language: its own, or where the reader is led in its place. */
export function pathIn(
  { path, locales, elsewhere = '/' }: Pick<Route, 'path' | 'locales' | 'elsewhere'>,
  locale: Locale,
) {
  return locales === undefined || locales.includes(locale) ? path : elsewhere;
}

export const pageRoutes = Object.fromEntries(
  Object.entries(pages).map(([id, page]) => [id, { ...page, id }]),
) as unknown as Record<PageId, Route>;

export function courseRoute(course: Course): Route {
  return {
    id: course.key,
    path: `/courses/${course.slug}`,
    layout: 'default',
    tint: 'lesson',
    header: 'lesson',
    indexed: true,
    course,
  };
}

/**
 * Every page of the site, once, without its language. Menu, footer, sitemap, hreflang, static params and the tests' loops
 * read it, so a page cannot be in one and missing from another.
 */
export const routes: readonly Route[] = [...Object.values(pageRoutes), ...courses.map(courseRoute)];

export function pathOf(id: PageId): string {
  return pages[id].path;
}
