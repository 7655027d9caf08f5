import type { Locator, Page } from '@playwright/test';
import { localeTable } from '../../lib/i18n/locale-table';
import type { Locale } from '../../lib/i18n/locales';
import { message } from './site';

/** The last button of the page that opens its languages: the footer's, or the only one of a page without footer. */
export function languageButton(page: Page, shown: Locale = 'en'): Locator {
  const name = `${message(shown, 'chrome', 'language.choose')}: ${localeTable[shown].name}`;
  return page.getByRole('button', { name, exact: true }).last();
}

/** Opens the list of languages of a page in the language `shown`. */
export async function openLanguages(page: Page, shown: Locale = 'en'): Promise<Locator> {
  await languageButton(page, shown).click();
  return page.getByRole('navigation', { name: message(shown, 'chrome', 'language.label'), exact: true });
}

/** Follows the link to the page's version in `wanted`. */
export async function chooseLanguage(page: Page, wanted: Locale, shown: Locale = 'en'): Promise<void> {
  const list = await openLanguages(page, shown);
  await list.getByRole('link', { name: localeTable[wanted].name, exact: true }).click();
}
