import { toString } from 'mdast-util-to-string';
import { env } from '../env';
import { locales, type Locale } from '../i18n/locales';
import { foldersOf, readCategories } from './categories';
import { ArticleFault } from './fault';
import { picturesState } from './figures/picture-file';
import { picturesOf, type PlacedPicture } from './figures/place-pictures';
import { postVocabulary } from './figures/post-vocabulary';
import { articleFolder, articlePaths, readArticle, readContent, type ArticleSource } from './files';
import { postHead, readHead } from './front-matter';
import { isOut, publishingDay } from './publishing/publishing-day';
import { readingMinutes } from './reading-time';
import { articleTree, contentsOf, type ContentsEntry } from './syntax';
import { filled } from './values';

export interface Post {
  /** Below /blog: `skills/describe-a-photo`. */
  path: string;
  category: string;
  title: string;
  description: string;
  name: string;
  /** Days, `YYYY-MM-DD`. */
  published: string;
  updated: string;
  related: readonly string[];
  /** Shown while the site is written alone. */
  draft: boolean;
  minutes: number;
  contents: readonly ContentsEntry[];
  pictures: readonly PlacedPicture[];
  source: { file: string; text: string };
}

export interface Category {
  path: string;
  name: string;
  description: string;
}

const keptPosts = new Map<Locale, readonly Post[]>();
const keptCategories = new Map<string, readonly Category[]>();

/** Files do not change under a build or a running site; while they are written they are read anew. */
function kept<Key, Value>(values: Map<Key, Value>, key: Key, read: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined && env.NODE_ENV !== 'development') return known;
  const value = read();
  values.set(key, value);
  return value;
}

/**
 * The posts of a language that are out, the newest first; those of one day by their paths.
 *
 * @param day the last on which a post is out
 * @throws ArticleFault for a text that cannot be read
 */
export function blogPosts(locale: Locale, day = publishingDay()): readonly Post[] {
  return writtenPosts(locale).filter((post) => isOut(post, day));
}

/** Also those that wait for their day, and drafts. */
export function writtenPosts(locale: Locale): readonly Post[] {
  return kept(keptPosts, locale, () =>
    articlePaths('blog', locale)
      .map((path) => readPost(path, locale))
      .sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path)),
  );
}

/** Undefined where the language has no such post that is out. */
export function findPost(locale: Locale, path: string): Post | undefined {
  return blogPosts(locale).find((post) => post.path === path);
}

export function postLocales(path: string): Locale[] {
  return locales.filter((locale) => findPost(locale, path) !== undefined);
}

/** Posts to read next: those that a post names, and where these are few the newest others of its category and then of all. */
export function relatedPosts(post: Post, locale: Locale, count = 3): Post[] {
  const others = blogPosts(locale).filter(({ path }) => path !== post.path);
  const named = post.related.flatMap((path) => others.find((other) => other.path === path) ?? []);
  const near = others.filter(({ category }) => category === post.category);
  return [...new Set([...named, ...near, ...others])].slice(0, count);
}

export function blogCategories(locale: Locale, day = publishingDay()): readonly Category[] {
  return kept(keptCategories, `${locale} ${day}`, () => {
    const file = `${articleFolder('blog', locale)}/categories.yml`;
    const source = readContent(file);
    const named = source && readCategories(source);
    return [...new Set(blogPosts(locale, day).flatMap(({ category }) => foldersOf(category)))]
      .sort()
      .map((path) => {
        const words = named?.[path];
        if (!words) throw new ArticleFault(file, undefined, `lacks the category ${path}, which has posts`);
        return { path, ...words };
      });
  });
}

export function postsOf(category: string, locale: Locale): Post[] {
  return blogPosts(locale).filter((post) => foldersOf(post.category).includes(category));
}

export function categoryLocales(path: string): Locale[] {
  return locales.filter((locale) => blogCategories(locale).some((category) => category.path === path));
}

/** While files are written they are read again and again, and parsed when they have changed. */
const parsed = new Map<string, { from: string; post: Post }>();

function readPost(path: string, locale: Locale): Post {
  const source = readArticle('blog', locale, path);
  if (!source) throw new ArticleFault(`${articleFolder('blog', locale)}/${path}.mdx`, undefined, 'is gone');
  const from = source.text + picturesState(path);
  const known = parsed.get(source.file);
  if (known?.from === from) return known.post;
  const post = parsePost(path, locale, source);
  parsed.set(source.file, { from, post });
  return post;
}

function parsePost(path: string, locale: Locale, source: ArticleSource): Post {
  const category = path.split('/').slice(0, -1).join('/');
  if (category === '')
    throw new ArticleFault(source.file, undefined, 'has to lie in the folder of a category');
  const { head, body } = readHead(source, postHead);
  const text = { file: source.file, text: body };
  const tree = articleTree(text, postVocabulary);
  return {
    ...head,
    title: filled(head.title),
    description: filled(head.description),
    name: filled(head.name),
    path,
    category,
    minutes: readingMinutes(toString(tree, { includeImageAlt: false }), locale),
    contents: contentsOf(tree),
    pictures: picturesOf(tree),
    source: text,
  };
}
