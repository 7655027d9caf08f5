import type { BrowserContext, Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { offers, type OfferName } from '@/lib/offers/offers';
import { catalog, hydrated, message } from '../../support/site';
import { expect } from '../../support/test';

/** A text of a purchase without values. */
export const text = (key: string, locale: Locale = 'en') => message(locale, 'payment', key);

/** The dialog whose title has this key. */
export const dialog = (page: Page, key: string, locale: Locale = 'en') =>
  page.getByRole('dialog', { name: text(key, locale) });

export const button = (page: Page, key: string) => page.getByRole('button', { name: text(key) });

/** The link that buys an offer, by what it is called. */
export function offerLink(page: Page, name: OfferName, locale: Locale = 'en') {
  const offer = offers.find((known) => known.name === name);
  if (!offer) throw new Error(`No offer ${name}`);
  const t = createTranslator({ locale, messages: catalog(locale, 'plans') });
  const plan = t(`names.${name}`, { days: offer.days, exams: offer.examNum });
  return page.getByRole('main').getByRole('link', { name: t('chooseNamed', { plan }), exact: true });
}

/** Opens the prices, ready to be clicked on. */
export async function openPrices(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(localizePath('/pricing', locale));
  await hydrated(page);
}

/** Clicks on an offer, or on something else that leads to its payment page in a new tab, and looks at that tab. */
export async function leadToNewTab(page: Page, click: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), click()]);
  await lookAway(page);
  return tab;
}

/** Begins to buy on the page of prices; the tab where it is paid. */
export async function begin(page: Page, name: OfferName, payPage: RegExp): Promise<Page> {
  await openPrices(page);
  const tab = await leadToNewTab(page, () => offerLink(page, name).click());
  await expect(tab).toHaveURL(payPage);
  await expect(dialog(page, 'waiting.title')).toBeVisible();
  return tab;
}

/** Confirms what a dialog tells, which leads to the app home. */
export async function confirm(page: Page): Promise<void> {
  await button(page, 'success.confirm').click();
  await expect(page).toHaveURL(/\/app#\/home$/);
}

interface Looking {
  look: (at: boolean) => void;
}

/**
 * Lets the tabs of a browser be looked at one at a time, as people do: under test every tab believes to be looked at. A tab
 * that is loaded is looked at.
 */
export async function lookAtOneTab(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => hidden });
    Object.defineProperty(Document.prototype, 'visibilityState', {
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    Object.assign(window, {
      look(at: boolean) {
        hidden = !at;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    } satisfies Looking);
  });
}

/** Turns away from a tab, to another one. */
export const lookAway = (page: Page) => page.evaluate(() => (window as unknown as Looking).look(false));

/** Turns to a tab again. */
export const lookAt = (page: Page) => page.evaluate(() => (window as unknown as Looking).look(true));
