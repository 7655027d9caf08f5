import { randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales';
import { tokenKey } from '../../lib/session/token';
import { insertAccount } from './accounts-database';
import { translate } from './site';
import { expect } from './test';

/** A text of the account pages, with its values filled in. */
export const text = (key: string, values: Record<string, string | number> = {}, locale: Locale = 'en') =>
  translate(locale, 'account', key, values);

/** The parts of the account forms, found as their users find them. */
export function formOf(page: Page, locale: Locale = 'en') {
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(text(`fields.${name}`, {}, locale), { exact: true });
  const button = (key: string) => main.getByRole('button', { name: text(key, {}, locale) });
  return {
    email: field('email'),
    nickname: field('nickname'),
    password: field('password'),
    // A first password is called by another name than a new one.
    newPassword: field('newPassword').or(field('choosePassword')),
    code: field('code'),
    /** The button that sends the form of a page, such as `login`. */
    submit: (name: string) =>
      main.getByRole('button', { name: text(`${name}.submit`, {}, locale), exact: true }),
    button,
    // The framework's own announcer of new pages is an alert too, outside the content.
    alert: main.getByRole('alert'),
  };
}

/** That the code was refused: beside its field, which has the focus. */
export async function refusedCode(page: Page): Promise<void> {
  const { code } = formOf(page);
  await expect(code).toHaveAccessibleDescription(text('errors.badCode'));
  await expect(code).toBeFocused();
}

/** What describes a field: its hint and its error. */
export async function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

export const newEmail = () => `ada-${randomBytes(6).toString('hex')}@example.com`;

/** A code that is not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export interface Account {
  email: string;
  password: string;
  nickname: string;
  /** Of the session that opening the account began. */
  token: string;
}

export const accountPassword = 'correct horse battery';

/**
 * An account of an embedded API and a session of it, there as if it had been opened long ago: without a mail, and from a network
 * that nobody knows. Of the server that all tests share, unless told by its data folder.
 */
export async function openAccount(
  request: APIRequestContext,
  dataDir = process.env.TEST_DATA_DIR ?? '',
): Promise<Account> {
  // The first call makes the database.
  expect((await request.get('/api/v1/common/setting')).status()).toBe(200);
  const account = { email: newEmail(), password: accountPassword, nickname: 'Ada' };
  return { ...account, token: await insertAccount(account, dataDir) };
}

/** Opens an account by the calls of any API; `readCode` finds the emailed code. */
export async function registerAccount(
  request: APIRequestContext,
  readCode: (email: string) => Promise<string> | string,
): Promise<Account> {
  const account = { email: newEmail(), password: accountPassword, nickname: 'Ada' };
  const { email } = account;
  const { challenge } = await call<{ challenge: string }>(request, 'common/sesCode', {
    email,
    scene: 'register',
    locale: 'en',
  });
  const code = await readCode(email);
  const { ticket } = await call<{ ticket: string }>(request, 'common/sesCodeVerify', {
    email,
    code,
    scene: 'register',
    challenge,
  });
  const { token } = await call<{ token: string }>(request, 'common/register', {
    ...account,
    ticket,
    type: 'pc',
  });
  return { ...account, token };
}

async function call<Data>(request: APIRequestContext, name: string, data: object): Promise<Data> {
  const response = await request.post(`/api/v1/${name}`, { data });
  expect(response.status(), name).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

/** Ends a session on the server, while the browser still believes in it. */
export async function revoke(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.post('/api/v1/logout', { headers, data: { domain: 'localhost' } });
  expect(response.status()).toBe(200);
}

/** Signs in by the form and waits for the app home. */
export async function logIn(page: Page, { email, password, nickname }: Account): Promise<void> {
  await page.goto('/login');
  const form = formOf(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit('login').click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByText(text('app.title', { name: nickname }))).toBeVisible();
}

/** Waits for the lists of the account page: an answer that meets the end of the session is an error in the log. */
export async function listsOf(page: Page): Promise<void> {
  const loading = page.getByRole('main').getByText(text('app.loading'), { exact: true });
  await expect(loading).toHaveCount(0);
}

/** Opens what the account page says of this browser. */
export const openStays = (page: Page) => page.getByText(text('app.signOutStays')).click();

/** Signs out on the account page once its lists have come. */
export async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: text('app.signOut'), exact: true });
  await expect(button).toBeVisible();
  await listsOf(page);
  await button.click();
}

/** Gives a browser a session as one that comes back days later has it: by the cookie. */
export async function bringCookie(context: BrowserContext, baseURL: string | undefined, token: string) {
  await context.addCookies([{ name: tokenKey, value: token, url: baseURL ?? '' }]);
}

/** Opens the app home with a session that there is already. */
export async function openApp(page: Page, baseURL: string | undefined, { token, nickname }: Account) {
  await bringCookie(page.context(), baseURL, token);
  await page.goto('/app');
  await expect(page.getByText(text('app.title', { name: nickname }))).toBeVisible();
}

/** The token in each of its three places; null where there is none. */
export async function tokensOf(page: Page) {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(
    (key) => ({ session: sessionStorage.getItem(key), local: localStorage.getItem(key) }),
    tokenKey,
  );
  return { ...stored, cookie: cookies.find(({ name }) => name === tokenKey)?.value ?? null };
}

export const noTokens = { session: null, local: null, cookie: null };
