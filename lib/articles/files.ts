import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../i18n/locales';

export type ArticleKind = 'blog' | 'legal' | 'landing';

export interface ArticleSource {
  /** From the project's root, as messages name it. */
  file: string;
  text: string;
}

const ending = '.mdx';

/** The folder of a kind in a language, from the project's root. */
export const articleFolder = (kind: ArticleKind, locale: Locale) => `content/${kind}/${locale}`;

/** Where a path from the project's root is. Servers run in the root. */
function absolute(file: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), file);
}

/** The texts of a kind in a language by their paths below its folder, without the ending; in the order of their names. */
export function articlePaths(kind: ArticleKind, locale: Locale): string[] {
  const folder = absolute(articleFolder(kind, locale));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length).split(path.sep).join('/'))
    .sort();
}

/**
 * A text of a language.
 *
 * @param article its path below the folder of its kind, without the ending
 * @returns undefined where the language has no such text
 */
export function readArticle(kind: ArticleKind, locale: Locale, article: string): ArticleSource | undefined {
  return readContent(`${articleFolder(kind, locale)}/${article}${ending}`);
}

/** A file below `content`; undefined where there is none. */
export function readContent(file: string): ArticleSource | undefined {
  const place = absolute(file);
  return existsSync(place) ? { file, text: readFileSync(place, 'utf8') } : undefined;
}
