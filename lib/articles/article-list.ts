import { locales, type Locale } from '../i18n/locales';
import { blogCategories, blogPosts, type Post } from './blog';
import { previewSize } from './preview-size';

/** What lists name of a post. */
export interface ListedPost {
  name: string;
  /** Below /blog. */
  path: string;
}

/** The newest posts of a language for the footer. */
export function newestPosts(locale: Locale): ListedPost[] {
  return blogPosts(locale)
    .slice(0, previewSize)
    .map(({ name, path }) => ({ name, path }));
}

/** The posts as the embedded API lists them. */
export const publishedArticles = {
  list(locale: Locale) {
    const categories = blogCategories(locale);
    const nameOf = ({ category }: Post) => categories.find(({ path }) => path === category)?.name ?? category;
    return blogPosts(locale).map((post) => ({
      name: post.name,
      path: post.path,
      category: { name: nameOf(post), path: post.category },
    }));
  },
  has: (path: string) => locales.some((locale) => blogPosts(locale).some((post) => post.path === path)),
};
