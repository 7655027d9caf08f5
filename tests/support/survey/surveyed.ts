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

/** One check of what a page's document says. Failures are collected, so that one does not hide the next. */
export type DocumentCheck = (page: Surveyed, request: APIRequestContext) => void | Promise<void>;
