import type { Page } from '@playwright/test';
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
} from '../../support/accounts';
import { translate } from '../../support/site';
import { expect, test } from '../../support/test';
import { failedLoads } from '../../support/problems';

const app = (key: string, values: Record<string, string> = {}) => translate('en', 'app', key, values);
const button = (page: Page, key: string) => page.getByRole('button', { name: app(key), exact: true });
const hello = (name: string) => text('app.title', { name });

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
  allowErrors,
  page,
  openBrowser,
  request,
  baseURL,
}) => {
  allowErrors();
  const account = await openAccount(request);
  const elsewhere = await openBrowser();
  await bringCookie(elsewhere, baseURL, account.token);
  await logIn(page, account);
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

  const other = await elsewhere.newPage();
  await other.goto('/app');
  await expect(other).toHaveURL(/\/login\?next=%2Fapp$/);
  await submitLogin(other, account.email, 'a new horse, a new battery');
  await expect(other.getByText(hello('Ada'))).toBeVisible();
});

test('shows the sessions and ends the others', async ({
  allowErrors,
  page,
  openBrowser,
  request,
  baseURL,
}) => {
  allowErrors();
  const account = await openAccount(request);
  const elsewhere = await openBrowser();
  await bringCookie(elsewhere, baseURL, account.token);
  await logIn(page, account);
  const sessions = page.getByRole('region', { name: app('sessions.title') });
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
  const other = await elsewhere.newPage();
  await other.goto('/app');
  await expect(other).toHaveURL(/\/login\?next=%2Fapp$/);
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
  await expect(dialog).toContainText(app('remove.goes'));
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
