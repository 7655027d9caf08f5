import type { z } from 'zod';
import { locales, type Locale } from '../i18n/locales';
import { pageRoutes, type Route } from '../routes/routes';
import { articlePaths, readArticle, type ArticleSource } from './files';
import { landingHead, readHead } from './front-matter';
import { filled } from './values';

/** The parts that the site draws in landing pages. */
export const landingParts = ['Note', 'Sample', 'en', 'Try', 'Task', 'Converter', 'ScoreTable'] as const;

/** A landing page in one language. */
export interface LandingText extends z.output<typeof landingHead> {
  /** Its address without language and first slash. */
  path: string;
  source: ArticleSource;
}

/**
 * The landing page at an address.
 *
 * @param path without language and first slash
 * @returns undefined where the language has none
 * @throws ArticleFault for a text that cannot be read
 */
export function landingText(path: string, locale: Locale): LandingText | undefined {
  const source = readArticle('landing', locale, path);
  if (!source) return undefined;
  const { head, body } = readHead(source, landingHead);
  return {
    ...head,
    title: filled(head.title),
    description: filled(head.description),
    lead: filled(head.lead),
    path,
    source: { file: source.file, text: body },
  };
}

/** The addresses of a language's landing pages, without first slash. */
export const landingPaths = (locale: Locale) => articlePaths('landing', locale);

/** A landing page as a page of the site. */
export function landingRoute(path: string): Route {
  return {
    ...pageRoutes.startHere,
    path: `/${path}`,
    locales: locales.filter((locale) => landingPaths(locale).includes(path)),
  };
}

/** Every landing page once, whatever languages have it. */
export function landingRoutes(): Route[] {
  return [...new Set(locales.flatMap(landingPaths))].map(landingRoute);
}
