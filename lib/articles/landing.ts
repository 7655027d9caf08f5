import type { z } from 'zod';
import { locales, type Locale } from '../i18n/locales';
import { pageRoutes, type Route } from '../routes/routes';
import { articlePaths, readArticle, type ArticleSource } from './files';
import { ArticleFault } from './fault';
import { landingHead, readHead } from './front-matter';
import { isOut, publishingDay } from './publishing/publishing-day';
import { filled } from './values';

export const landingParts = ['Note', 'Sample', 'en', 'Try', 'Task', 'Converter', 'ScoreTable'] as const;

export interface LandingText extends z.output<typeof landingHead> {
  /** Its address without language and first slash. */
  path: string;
  source: ArticleSource;
}

/**
 * The landing page at an address.
 *
 * @param path without language and first slash
 * @returns undefined where the language has none, or a draft that is not out
 * @throws ArticleFault for a text that cannot be read
 */
export function landingText(path: string, locale: Locale): LandingText | undefined {
  const source = readArticle('landing', locale, path);
  if (!source) return undefined;
  const { head, body } = readHead(source, landingHead);
  if (!isOut({ draft: head.draft }, publishingDay())) return undefined;
  if (!isFramable(path, head.layout)) throw new ArticleFault(source.file, undefined, deepLayout);
  return {
    ...head,
    title: filled(head.title),
    description: filled(head.description),
    lead: filled(head.lead),
    path,
    source: { file: source.file, text: body },
  };
}

export const deepLayout =
  'layout: only a page whose address has one part, such as /offer, can have another layout than empty';

/** Whether a page at an address can have a layout: for addresses of several parts there is one file of pages, that of the empty ones. */
export const isFramable = (path: string, layout: unknown) =>
  layout === undefined || layout === 'empty' || !path.includes('/');

/** The addresses of a language's landing pages, without first slash. */
export const landingPaths = (locale: Locale) =>
  articlePaths('landing', locale).filter((path) => landingText(path, locale) !== undefined);

/** Those with nothing around them, or all others: the two are files of pages of their own. */
export const landingPathsOf = (locale: Locale, kind: 'empty' | 'framed') =>
  articlePaths('landing', locale).filter((path) => {
    const text = landingText(path, locale);
    return text !== undefined && (text.layout === 'empty') === (kind === 'empty');
  });

export function landingRoute(path: string): Route {
  const having = locales.filter((locale) => landingText(path, locale) !== undefined);
  const layout = having[0] && landingText(path, having[0])?.layout;
  return { ...pageRoutes.startHere, path: `/${path}`, locales: having, ...(layout && { layout }) };
}

export function landingRoutes(): Route[] {
  return [...new Set(locales.flatMap(landingPaths))].map(landingRoute);
}
