import type { Locale } from '@/lib/i18n/locales';

export interface IndexedArticle {
  name: string;
  /** Below /blog. */
  path: string;
  category: { name: string; path: string };
}

/** The published articles, newest first. */
export interface ArticleIndex {
  list(locale: Locale): readonly IndexedArticle[];
  /** Whether an article of any language has this path. */
  has(path: string): boolean;
}

export const noArticles: ArticleIndex = { list: () => [], has: () => false };
