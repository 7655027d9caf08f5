import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { violationsOf } from './axe';
import { full } from '../full';
import { expect } from '../test';
import type { Surveyed } from './surveyed';
import { setWidth } from './widths';

interface AxePlan {
  colorScheme: 'light' | 'dark';
  width: number;
  rules: 'all' | 'language';
}

/**
 * Every page that is opened: in English all there are, in other languages, in dark and on a phone one of each kind, since only
 * these differ.
 */
const plans: Partial<Record<Locale, AxePlan>> = {
  en: { colorScheme: 'light', width: 1440, rules: 'all' },
  de: { colorScheme: 'dark', width: 360, rules: 'all' },
  ja: { colorScheme: 'dark', width: 1440, rules: 'language' },
  th: { colorScheme: 'light', width: 360, rules: 'language' },
};

export const colorSchemeOf = (locale: Locale) => plans[locale]?.colorScheme ?? 'light';

/** Of ninety rows of words that are made alike, the first of each group stand for all. */
const repeated = ['main [data-groups] li:nth-child(n + 4)'];
const footer = 'footer:not(main *)';

/** The languages in which this worker has looked at the footer, which is the same below every page. */
const knownFooters = new Set<Locale>();

export async function checkAccessibility(
  page: Page,
  { url, locale }: Pick<Surveyed, 'url' | 'locale'>,
): Promise<void> {
  const plan = plans[locale];
  if (!plan) return;
  await setWidth(page, plan.width);
  // What is folded away is part of the page too.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
  const hasFooter = (await page.locator(footer).count()) > 0;
  const without = full ? [] : [...repeated, ...(knownFooters.has(locale) ? [footer] : [])];
  const found = await violationsOf(page, { rules: full ? 'all' : plan.rules, without });
  if (hasFooter) knownFooters.add(locale);
  expect.soft(found, `axe on ${url}`).toEqual([]);
}
