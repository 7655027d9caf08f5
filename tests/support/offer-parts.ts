import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { planNamed } from './purchases';
import { catalog, message } from './site';

/** Another price of the month than that of the pages, in cents. */
export const less = planNamed('month').amount - 500;

/** A text about a purchase without values. */
export const paymentText = (key: string) => message('en', 'payment', key);

/** The texts of plans and of the page of prices. */
export const words = createTranslator({
  locale: 'en',
  messages: { plans: catalog('en', 'plans'), pricing: catalog('en', 'pricing') },
});

/** How a plan of so many days is called. */
export const planOf = (days: number) => words('plans.unnamed.days', { days });

/** The link that buys an offer. */
export const buy = (page: Page, offer: string) => page.locator(`a[data-buy="${offer}"]`);

/** The dialog whose title has this key. */
export const paymentDialog = (page: Page, key: string) =>
  page.getByRole('dialog', { name: paymentText(key) });
