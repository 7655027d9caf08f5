import { isDeepStrictEqual } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { SurveyPage } from './pages';

/** A page in one language, as its document came. */
export interface Surveyed extends SurveyPage {
  locale: Locale;
  /** Path with its language. */
  url: string;
  status: number;
  /** The whole document. */
  source: string;
  /** Without its scripts. */
  html: string;
  /** Visible text: entities decoded, white space folded. */
  text: string;
}

/**
 * One check of what a page's document says: what is wrong with it. No assertions of the runner's, each of which takes half a
 * millisecond: a survey has a hundred thousand of them.
 */
export type DocumentCheck = (page: Surveyed, request: APIRequestContext) => string[] | Promise<string[]>;

/** A problem where what was found is not what is wanted. */
export function differs(what: string, found: unknown, wanted: unknown): string[] {
  return isDeepStrictEqual(found, wanted)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
}

/** A problem where something is wrong. */
export const unless = (isRight: boolean, problem: string): string[] => (isRight ? [] : [problem]);
