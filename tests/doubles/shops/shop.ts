import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from '../../support/accounts';

/** Somewhere to buy: this site with one of the ways in which purchases are started and paid. */
export interface Shop {
  origin: string;
  /** Opens an account by the API alone. */
  openAccount(request: APIRequestContext): Promise<Account>;
  /** Pays on the page where a purchase is paid, which leads back to the site. */
  pay(tab: Page): Promise<void>;
  /** Does not pay there, which leads back to the site too. */
  cancel(tab: Page): Promise<void>;
  /** Pays without any page that the site's tabs know of: in another browser. */
  payElsewhere(url: string): Promise<void>;
  /** Addresses of the page where purchases are paid. */
  payPage: RegExp;
  /** How many purchases an account has, and how many of them are paid. */
  purchasesOf(email: string): { all: number; paid: number };
}

/** Follows a link of a payment page without a browser. @throws Error when that does not lead back to the site */
export async function followElsewhere(url: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  await response.body?.cancel();
  if (response.status !== 303) throw new Error(`${url} answered ${response.status}`);
}
