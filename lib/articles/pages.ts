import { locales, type Locale } from '../i18n/locales';
import { pageRoutes, routes, type Route } from '../routes/routes';
import { landingRoutes } from './landing';
import { blogCategories, blogPosts, categoryLocales, postLocales, type Post } from './blog';

const blog = pageRoutes.blog;

export function postRoute({ path }: Pick<Post, 'path'>): Route {
  return { ...blog, path: `${blog.path}/${path}`, locales: postLocales(path), elsewhere: blog.path };
}

export function categoryRoute(path: string): Route {
  return { ...blog, path: `${blog.path}/${path}`, locales: categoryLocales(path), elsewhere: blog.path };
}

export function blogRoutes(): Route[] {
  const paths = (of: (locale: Locale) => readonly { path: string }[]) => [
    ...new Set(locales.flatMap((locale) => of(locale).map(({ path }) => path))),
  ];
  return [
    ...paths(blogCategories).map(categoryRoute),
    ...paths(blogPosts).map((path) => postRoute({ path })),
  ];
}

/** Every page that search engines are asked to list, once; a page without `locales` is there in all languages. */
export function listedRoutes(): Route[] {
  return [...routes.filter(({ indexed }) => indexed), ...blogRoutes(), ...landingRoutes()];
}
