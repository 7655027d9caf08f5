import type { Locator, Page } from '@playwright/test';
import { submitLogin } from '../../support/account-flows';
import {
  bringCookie,
  formOf,
  logIn,
  noTokens,
  openAccount,
  openApp,
  text,
  tokensOf,
  type Account,
} from '../../support/accounts';
import { countSessions, givePassword, passProof } from '../../support/accounts-database';
import { translate } from '../../support/site';
import { failedLoads } from '../../support/problems';
import { expect, test as base } from '../../support/test';

const app = (key: string, values: Record<string, string> = {}) => translate('en', 'app', key, values);
const button = (page: Page, key: string) => page.getByRole('button', { name: app(key), exact: true });
const hello = (name: string) => text('app.title', { name });

interface TwoSessions {
  account: Account;
  /** The list of sessions on the test's page. */
  sessions: Locator;
  /** Opens the account in the other browser. */
  openOther: () => Promise<Page>;
}

/** With an account that is signed in twice: on the test's page, which shows it, and in another browser, where the session may end. */
const test = base.extend<{ twoSessions: TwoSessions }>({
  twoSessions: async ({ allowErrors, page, openBrowser, request, baseURL }, provide) => {
    allowErrors();
    const account = await openAccount(request);
    const elsewhere = await openBrowser();
    await bringCookie(elsewhere, baseURL, account.token);
    await logIn(page, account);
    await provide({
      account,
      sessions: page.getByRole('region', { name: app('sessions.title') }),
      async openOther() {
        const other = await elsewhere.newPage();
        await other.goto('/app');
        return other;
      },
    });
  },
});

test('changes the name, which loses nothing on the way', async ({ allowErrors, page, request, baseURL }) => {
  allowErrors(failedLoads);
  const account = await openAccount(request);
  await openApp(page, baseURL, account);
  await button(page, 'name.change').click();
  const dialog = page.getByRole('dialog', { name: app('name.title') });
  const field = dialog.getByLabel(text('fields.nickname'));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Ada');

  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(text('errors.nicknameMissing')));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();

  await field.fill('Ada $& Lovelace');
  await page.route('**/api/v1/account/name', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(text('errors.network'));
  await expect(field).toHaveValue('Ada $& Lovelace');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'name.change')).toBeFocused();
  await expect(page.getByText(hello('Ada'), { exact: true })).toBeVisible();

  await button(page, 'name.change').click();
  await field.fill('Ada $& Lovelace');
  await button(page, 'name.save').click();
  await expect(page.getByText(hello('Ada $& Lovelace'), { exact: true })).toBeVisible();
  await expect(page.getByText(app('name.changed'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(hello('Ada $& Lovelace'), { exact: true })).toBeVisible();
});

test('changes the password: the old one is asked for, and every other session ends', async ({
  page,
  twoSessions: { account, openOther },
}) => {
  await button(page, 'password.change').click();
  const form = formOf(page);
  const current = page.getByLabel(app('password.current'), { exact: true });
  await expect(current).toBeFocused();
  await current.fill('not the old one');
  await form.newPassword.fill('a new horse, a new battery');
  await button(page, 'password.save').click();
  await expect(current).toHaveAccessibleDescription(app('password.wrong'));
  await expect(current).toBeFocused();
  await expect(form.newPassword).toHaveValue('a new horse, a new battery');
  await current.fill(account.password);
  // The name of the account and nothing else.
  await form.newPassword.fill('Ada Ada Ada');
  await button(page, 'password.save').click();
  await expect(form.newPassword).toHaveAccessibleDescription(new RegExp(text('errors.passwordPersonal')));
  await expect(current).toHaveValue(account.password);
  await form.newPassword.fill('a new horse, a new battery');
  await button(page, 'password.save').click();
  await expect(page.getByText(app('password.done'))).toBeFocused();
  await expect(page.getByText(app('sessions.only'))).toBeVisible();

  const other = await openOther();
  await expect(other).toHaveURL(/\/login\?next=%2Fapp$/);
  await submitLogin(other, account.email, 'a new horse, a new battery');
  await expect(other.getByText(hello('Ada'))).toBeVisible();
});

test('shows the sessions and ends the others @full', async ({
  page,
  twoSessions: { sessions, openOther },
}) => {
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText(app('sessions.current'))).toHaveCount(1);
  await button(page, 'sessions.endOthers').click();
  const dialog = page.getByRole('dialog', { name: app('sessions.confirm') });
  await dialog.getByRole('button', { name: app('cancel') }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await button(page, 'sessions.endOthers').click();
  await dialog.getByRole('button', { name: app('sessions.endOthers') }).click();
  await expect(page.getByText(app('sessions.ended'))).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(await openOther()).toHaveURL(/\/login\?next=%2Fapp$/);
});

test('ends one session, and asks for the password where the login was some time ago', async ({
  page,
  twoSessions: { account, sessions, openOther },
}) => {
  passProof(account.email);
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const end = sessions.getByRole('button', { name: new RegExp(`^${app('sessions.end')}: `) });
  await expect(end).toHaveCount(1);
  await end.click();
  const dialog = page.getByRole('dialog', { name: app('sessions.confirmOne') });
  await dialog.getByRole('button', { name: app('sessions.end') }).click();
  const field = dialog.getByLabel(text('fields.password'));
  await expect(field).toBeFocused();
  await field.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(app('password.wrong'));
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await field.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(await openOther()).toHaveURL(/\/login\?next=%2Fapp$/);
});

test('leads who has no password to the login, and goes on after it @full', async ({
  allowErrors,
  page,
  request,
  baseURL,
}) => {
  allowErrors();
  const account = await openAccount(request);
  const other = await openAccount(request);
  await openApp(page, baseURL, account);
  passProof(account.email, { password: false });
  await page.reload();
  await button(page, 'remove.open').click();
  const dialog = page.getByRole('dialog', { name: app('remove.title') });
  await dialog.getByLabel(app('remove.label', { email: account.email })).fill(account.email);
  await dialog.getByRole('button', { name: app('remove.confirm') }).click();
  await dialog.getByRole('link', { name: app('proof.link') }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fapp%23remove-title#again$/);
  await expect(page.getByText(text('login.again'))).toBeVisible();
  // As Google's sign-in would, which the address leads back from in the same way.
  givePassword(account.email, other.email);
  await submitLogin(page, account.email, other.password);
  await expect(page).toHaveURL(/\/app#remove-title$/);
  await expect(dialog).toBeVisible();
  await expect.poll(() => countSessions(account.email)).toBe(1);
  await dialog.getByLabel(app('remove.label', { email: account.email })).fill(account.email);
  await dialog.getByRole('button', { name: app('remove.confirm') }).click();
  await expect(page).toHaveURL(/\/#account-deleted$/);
});

test('deletes the account once its address is typed, and says so at the root', async ({
  page,
  request,
  baseURL,
}) => {
  const account = await openAccount(request);
  await openApp(page, baseURL, account);
  await button(page, 'remove.open').click();
  const dialog = page.getByRole('dialog', { name: app('remove.title') });
  await expect(dialog).toContainText(app('remove.erases'));
  await expect(dialog).toContainText(app('remove.stays'));
  const field = dialog.getByLabel(app('remove.label', { email: account.email }));
  await expect(field).toBeFocused();
  await field.fill('somebody@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(app('remove.mismatch', { email: account.email }));
  await expect(field).toHaveValue('somebody@example.com');
  await field.fill(` ${account.email.toUpperCase()} `);
  await dialog.getByRole('button', { name: app('remove.confirm') }).click();

  await expect(page).toHaveURL(/\/#account-deleted$/);
  const told = page.getByText(app('removed.text'));
  await expect(told).toBeVisible();
  expect(await tokensOf(page)).toEqual(noTokens);
  await page.getByRole('link', { name: app('removed.close') }).click();
  await expect(told).toBeHidden();

  const again = await request.post('/api/v1/common/login', {
    data: { email: account.email, password: account.password, type: 'pc' },
  });
  expect(again.status()).toBe(400);
});
