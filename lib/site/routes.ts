import type { Namespace } from '../i18n/namespaces';
import { courses, type Course } from './courses';

/** Header backgrounds (spec section 2); also the tint of a page's hero. */
export type Tint = 'plain' | 'practice' | 'writing' | 'mock-exam' | 'courses' | 'speaking' | 'lesson';

interface Page {
  path: string;
  /** Layout of the spec: `site` is `default`, `bare` is `noheaderfooter`, `empty` has nothing around the page. */
  layout: 'site' | 'bare' | 'empty';
  tint: Tint;
  /** Catalogs whose text the page shows, besides `meta` and `chrome`; decides the sitemap's `lastmod`. */
  catalogs: readonly Namespace[];
  /** Whether search engines are asked to list it: in the sitemap, with hreflang. */
  indexed: boolean;
}

const site = (path: string, catalogs: Namespace[], tint: Tint = 'plain'): Page => ({
  path,
  layout: 'site',
  tint,
  catalogs,
  indexed: true,
});

const bare = (path: string): Page => ({
  path,
  layout: 'bare',
  tint: 'plain',
  catalogs: ['account'],
  indexed: false,
});

const pages = {
  home: site('/', ['home', 'figures', 'plans', 'reviews']),
  products: site('/products', ['products', 'figures']),
  practice: site('/practice', ['practice', 'figures'], 'practice'),
  mockExam: site('/mock-exam', ['mock-exam', 'figures'], 'mock-exam'),
  practiceTest: site('/duolingo-practice-test', ['practice-test', 'figures', 'plans'], 'mock-exam'),
  writing: site('/writing-ai-correction', ['writing', 'figures'], 'writing'),
  speaking: site('/speaking-ai-correction', ['speaking', 'figures'], 'speaking'),
  correction: site('/correction', ['correction', 'figures'], 'writing'),
  learn: site('/learn', ['learn', 'figures'], 'courses'),
  listen: site('/listen', ['listen', 'figures'], 'practice'),
  pricing: site('/pricing', ['pricing', 'plans']),
  courses: site('/courses', ['courses'], 'courses'),
  blog: site('/blog', ['blog']),
  about: site('/about-us', ['company']),
  contact: site('/contact-us', ['company']),
  affiliate: site('/affiliate-program', ['company']),
  cookies: site('/cookie', ['company']),
  privacy: site('/privacy-policy', ['company']),
  refunds: site('/refund-policy', ['company']),
  terms: site('/tos', ['company']),
  sitemap: site('/sitemap', []),
  success: { ...site('/success', ['account', 'payment']), indexed: false },
  login: bare('/login'),
  forget: bare('/forget'),
  oauth: bare('/oauth'),
  register: bare('/register'),
  register2: bare('/register2'),
  resetPassword: bare('/resetPassword'),
  resetPasswordStep2: bare('/resetPasswordStep2'),
  app: bare('/app'),
  startHere: { path: '/start-here', layout: 'empty', tint: 'plain', catalogs: ['landing'], indexed: true },
} as const satisfies Record<string, Page>;

/** A page of its own in the `meta` catalog, the menu and the tests. */
export type PageId = keyof typeof pages;

/** A page that can be linked: a fixed page or a lesson. */
export interface Route extends Page {
  id: PageId | Course['key'];
  /** Set on lesson pages. */
  course?: Course;
}

/** The fixed pages by their name. */
export const pageRoutes = Object.fromEntries(
  Object.entries(pages).map(([id, page]) => [id, { ...page, id }]),
) as unknown as Record<PageId, Route>;

/** The page of one lesson. */
export function courseRoute(course: Course): Route {
  return {
    id: course.key,
    path: `/courses/${course.slug}`,
    layout: 'site',
    tint: 'lesson',
    catalogs: ['courses'],
    indexed: true,
    course,
  };
}

/**
 * Every page of the site, once, without its language. Menu, footer, sitemap, hreflang, static params and the tests' loops
 * read it, so a page cannot be in one and missing from another.
 */
export const routes: readonly Route[] = [...Object.values(pageRoutes), ...courses.map(courseRoute)];

/** The public path of a fixed page, without locale. */
export function pathOf(id: PageId): string {
  return pages[id].path;
}
