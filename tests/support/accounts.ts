import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales';
import { tokenKey } from '../../lib/session/token-store';
import { message } from './site';
import { test as base } from './site-server';

/** Each test comes from a network of its own, so that the API's limits do not count tests as one visitor. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    const [a, b] = randomBytes(2);
    await provide({ 'x-forwarded-for': `198.18.${a}.${b}` });
  },
});

export { expect };

/** A text of the account pages, with its values filled in; of a plural the general form. */
export function text(
  key: string,
  values: Record<string, string | number> = {},
  locale: Locale = 'en',
): string {
  return message(locale, 'account', key)
    .replace(/\{(\w+), plural,.* other \{([^}]*)\}\}/g, (_, name: string, other: string) =>
      other.replaceAll('#', String(values[name])),
    )
    .replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => String(values[name] ?? whole));
}

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
    submit: (name: string) => button(`${name}.submit`),
    button,
    // The framework's own announcer of new pages is an alert too, outside the content.
    alert: main.getByRole('alert'),
  };
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

/** The mails the API has written for an address, oldest first; that of the shared server unless told. */
export function mailsTo(email: string, dataDir = process.env.TEST_DATA_DIR ?? ''): string[] {
  const folder = path.join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}\r\n`));
}

/** The code in the newest of an address's mails, of which there are `count`. */
export async function codeFor(email: string, count = 1, dataDir?: string): Promise<string> {
  const find = () => /\r\n(\d{6})\r\n/.exec(mailsTo(email, dataDir)[count - 1] ?? '')?.[1];
  await expect.poll(find, `a code for ${email}`).toBeDefined();
  return find() ?? '';
}

/** A code that is not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export interface Account {
  email: string;
  password: string;
  nickname: string;
  /** Of the session that opening the account began. */
  token: string;
}

/** Opens an account by the API alone; `readCode` finds the emailed code. */
export async function openAccount(
  request: APIRequestContext,
  readCode: (email: string) => Promise<string> | string = (email) => codeFor(email),
): Promise<Account> {
  const account = { email: newEmail(), password: 'correct horse battery', nickname: 'Ada' };
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

/** Gives a browser a session as one that comes back days later has it: by the cookie. */
export async function bringCookie(context: BrowserContext, baseURL: string | undefined, token: string) {
  await context.addCookies([{ name: tokenKey, value: token, url: baseURL ?? '' }]);
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

/** Like `watch`, but lets pass what a browser logs of answers that a test provokes: 4xx unless told otherwise. */
export function watchBut(page: Page, expected = /Failed to load resource: .*status of 4\d\d/) {
  const problems: string[] = [];
  page.on('console', (entry) => {
    const isProblem = entry.type() === 'error' || /Content Security Policy/i.test(entry.text());
    if (isProblem && !expected.test(entry.text())) problems.push(`${page.url()}: ${entry.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return { expectQuiet: () => expect(problems).toEqual([]) };
}
