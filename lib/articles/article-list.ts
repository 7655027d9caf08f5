import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env';
import { locales, type Locale } from '../i18n/locales';
import { previewSize, type ListedPost } from '../routes/footer-posts';
import { blogCategories, blogPosts, type Post } from './blog';
import { publishingDay } from './publishing/publishing-day';

export function newestPosts(locale: Locale): ListedPost[] {
  return blogPosts(locale)
    .slice(0, previewSize)
    .map(({ name, path }) => ({ name, path }));
}

interface PublishedArticle extends ListedPost {
  category: { name: string; path: string };
}

/**
 * The posts of every language that are out on a day, as the embedded API lists them, the newest first; reads and parses all texts.
 */
export function allArticles(day = publishingDay()): Record<Locale, PublishedArticle[]> {
  return Object.fromEntries(locales.map((locale) => [locale, articlesOf(locale, day)])) as Record<
    Locale,
    PublishedArticle[]
  >;
}

function articlesOf(locale: Locale, day?: string): PublishedArticle[] {
  const categories = blogCategories(locale, day);
  const nameOf = ({ category }: Post) =>
    categories.find(({ path: own }) => own === category)?.name ?? category;
  return blogPosts(locale, day).map((post) => ({
    name: post.name,
    path: post.path,
    category: { name: nameOf(post), path: post.category },
  }));
}

/**
 * The lists that the build wrote beside itself: a running server parses no texts, which takes seconds in which it answers nobody.
 * While the site is written there is no build, so that they are read anew.
 *
 * @param buildFolder from the folder of the checkout
 */
export function publishedArticles(buildFolder = env.BUILD_DIR) {
  const development = env.NODE_ENV === 'development';
  let built: Record<Locale, PublishedArticle[]> | undefined;
  const lists = () => (built ??= readLists(buildFolder));
  const list = (locale: Locale) => (development ? articlesOf(locale) : lists()[locale]);
  return {
    list,
    has: (address: string) => locales.some((locale) => list(locale).some((post) => post.path === address)),
  };
}

function readLists(buildFolder: string): Record<Locale, PublishedArticle[]> {
  const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), buildFolder, 'articles.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<Locale, PublishedArticle[]>;
}
