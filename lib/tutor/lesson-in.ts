import { courses, type CourseKey } from '../site/courses';
import { splitLocale } from '../i18n/paths';

/** The lesson that an address of this site leads to, in whatever language; undefined for every other address. */
export function lessonIn(href: string | undefined): CourseKey | undefined {
  // Anything with a scheme or a host is somewhere else.
  if (href === undefined || !/^\/[\w/-]*$/.test(href) || href.startsWith('//')) return undefined;
  const { path } = splitLocale(href);
  return courses.find(({ slug }) => path === `/courses/${slug}`)?.key;
}
