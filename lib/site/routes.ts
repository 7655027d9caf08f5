import type { Namespace } from '../i18n/namespaces';
import { courses, type Course } from './courses';

/** The skill a page belongs to: the tint of its hero. */
export type Tint = 'plain' | 'practice' | 'writing' | 'mock-exam' | 'courses' | 'speaking' | 'lesson';

/** What stands around a page (spec section 2); `empty` and `noheaderfooter` pages bring their own way back. */
export type Layout = 'default' | 'empty' | 'footer' | 'header' | 'noheaderfooter';

interface Page {
  path: string;
  layout: Layout;
  tint: Tint;
  /** Background of the header: five kinds of page have one, lessons white, all others none (spec section 2). */
  header: Tint;
  /** Catalogs whose text the page shows, besides `meta` and `chrome`; decides the sitemap's `lastmod`. */
  catalogs: readonly Namespace[];
  /** Whether search engines are asked to list it: in the sitemap, with hreflang. */
  indexed: boolean;
}

const site = (path: string, catalogs: Namespace[], tint: Tint = 'plain', header = tint): Page => ({
  path,
  layout: 'default',
  tint,
  header,
  catalogs,
  indexed: true,
});

const bare = (path: string): Page => ({
  path,
  layout: 'noheaderfooter',
  tint: 'plain',
  header: 'plain',
  catalogs: ['account'],
  indexed: false,
});

/** A page of the catch-all address: `/{path}`, with nothing around it unless it names another layout. */
const landing = (path: string, catalogs: Namespace[], layout: Layout = 'empty'): Page => ({
  path,
  layout,
  tint: 'plain',
  header: 'plain',
  catalogs,
  indexed: true,
});

const pages = {
  home: site('/', ['home', 'claims', 'figures', 'plans', 'reviews']),
  products: site('/products', ['products', 'claims', 'figures', 'viewer']),
  practice: site('/practice', ['practice', 'claims', 'figures'], 'practice'),
  mockExam: site('/mock-exam', ['mock-exam', 'claims', 'figures', 'plans', 'practice-test'], 'mock-exam'),
  practiceTest: site('/duolingo-practice-test', ['practice-test', 'figures', 'plans'], 'mock-exam', 'plain'),
  writing: site('/writing-ai-correction', ['writing', 'figures', 'viewer'], 'writing'),
  speaking: site('/speaking-ai-correction', ['speaking', 'figures', 'practice'], 'speaking'),
  correction: site(
    '/correction',
    ['correction', 'claims', 'figures', 'writing', 'speaking'],
    'writing',
    'plain',
  ),
  learn: site('/learn', ['learn', 'claims', 'figures'], 'courses', 'plain'),
  listen: site('/listen', ['listen', 'courses', 'figures'], 'practice', 'plain'),
  pricing: site('/pricing', ['pricing', 'plans']),
  courses: site('/courses', ['courses', 'figures'], 'courses'),
  blog: site('/blog', ['blog']),
  about: site('/about-us', ['company']),
  contact: site('/contact-us', ['company', 'contact']),
  affiliate: site('/affiliate-program', ['company']),
  cookies: site('/cookie', ['company']),
  privacy: site('/privacy-policy', ['company']),
  refunds: site('/refund-policy', ['company']),
  terms: site('/tos', ['company']),
  sitemap: site('/sitemap', ['company']),
  success: { ...site('/success', ['account', 'payment']), indexed: false },
  login: bare('/login'),
  forget: bare('/forget'),
  oauth: bare('/oauth'),
  register: bare('/register'),
  register2: bare('/register2'),
  resetPassword: bare('/resetPassword'),
  resetPasswordStep2: bare('/resetPasswordStep2'),
  app: bare('/app'),
  startHere: landing('/start-here', ['landing']),
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
    layout: 'default',
    tint: 'lesson',
    header: 'lesson',
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
