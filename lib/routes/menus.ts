import type { CourseSection } from '../site/courses';
import type { PageId, Tint } from './routes';

/** The Products dropdown of four (spec section 2). */
export const productMenu = [
  { id: 'practice', tint: 'practice' },
  { id: 'mockExam', tint: 'mock-exam' },
  { id: 'writing', tint: 'writing' },
  { id: 'speaking', tint: 'speaking' },
] as const satisfies readonly { id: PageId; tint: Tint }[];

export const mainMenu = ['courses', 'pricing', 'blog'] as const satisfies readonly PageId[];

export const footerProducts = [
  'practice',
  'mockExam',
  'writing',
  'speaking',
  'correction',
  'listen',
  'practiceTest',
] as const satisfies readonly PageId[];

export const footerSections = [
  'complete',
  'reading',
  'listening',
  'speaking',
  'writing',
  'vocabulary',
] as const satisfies readonly ('complete' | CourseSection)[];

/** The sitemap that search engines read (app/sitemap.ts); its name is the same in every language. */
export const sitemapFile = { name: 'sitemap.xml', path: '/sitemap.xml' } as const;

export const footerCompany = [
  'about',
  'contact',
  'affiliate',
  'terms',
  'privacy',
  'refunds',
  'withdraw',
  'cookies',
  'sitemap',
] as const satisfies readonly PageId[];
