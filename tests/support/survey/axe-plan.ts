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
  /** Every page, or one of each template; a full run looks at every page. */
  pages: 'all' | 'templates';
  rules: 'all' | 'language';
}

/** Every page in English; in other languages, in dark and on a phone one page of each template, since only these differ. */
const plans: Partial<Record<Locale, AxePlan>> = {
  en: { colorScheme: 'light', width: 1440, pages: 'all', rules: 'all' },
  de: { colorScheme: 'dark', width: 360, pages: 'templates', rules: 'all' },
  ja: { colorScheme: 'dark', width: 1440, pages: 'templates', rules: 'language' },
  th: { colorScheme: 'light', width: 360, pages: 'templates', rules: 'language' },
};

export const colorSchemeOf = (locale: Locale) => plans[locale]?.colorScheme ?? 'light';

export async function checkAccessibility(
  page: Page,
  { url, locale, isTemplate }: Pick<Surveyed, 'url' | 'locale' | 'isTemplate'>,
): Promise<void> {
  const plan = plans[locale];
  if (!plan || !(full || plan.pages === 'all' || isTemplate)) return;
  await setWidth(page, plan.width);
  // What is folded away is part of the page too.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
  expect.soft(await violationsOf(page, full ? 'all' : plan.rules), `axe on ${url}`).toEqual([]);
}
