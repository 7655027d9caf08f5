import type { APIRequestContext } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';
import { readDocument } from '../site';
import { expect } from '../test';
import { checkAlternates, checkHead, checkHeadings, checkLayout } from './head';
import { checkLinks } from './links';
import type { SurveyPage } from './pages';
import type { DocumentCheck, Surveyed } from './surveyed';
import { checkClaims, checkHome, checkStoredEntries } from './texts';

/** All that a page's document is checked for. */
const documentChecks: readonly DocumentCheck[] = [
  checkHead,
  checkHeadings,
  checkLayout,
  checkAlternates,
  checkLinks,
  checkClaims,
  checkHome,
  checkStoredEntries,
];

interface Answer {
  status: () => number;
  text: () => Promise<string>;
}

/** Checks the document of a page, however it was asked for. */
export async function checkDocument(
  answer: Answer | null,
  surveyed: SurveyPage,
  locale: Locale,
  request: APIRequestContext,
): Promise<Surveyed> {
  const source = (await answer?.text()) ?? '';
  const status = answer?.status() ?? 0;
  const url = localizePath(surveyed.path, locale);
  const found: Surveyed = { ...surveyed, locale, url, status, source, ...readDocument(source) };
  const problems = await Promise.all(documentChecks.map((check) => check(found, request)));
  expect.soft(problems.flat(), `what ${url} says`).toEqual([]);
  return found;
}
