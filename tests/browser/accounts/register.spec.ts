import type { Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { askToRegister, fillInRegister, finishRegistering } from '../../support/account-flows';
import {
  formOf,
  newEmail,
  openAccount,
  otherCode,
  refusedCode,
  text,
  tokensOf,
} from '../../support/accounts';
import { passExpiry, passMinute } from '../../support/accounts-database';
import { fullUnless } from '../../support/full';
import { codeFor, mailsTo } from '../../support/mails';
import { expect, test } from '../../support/test';

const password = 'correct horse battery';

/** Takes the first step and reads the code of the second. */
async function askForCode(page: Page, email: string): Promise<string> {
  await askToRegister(page, email);
  return codeFor(email);
}

for (const locale of ['en', 'de'] as const) {
  test(`opens an account by a code from the mail and leads to the app home in ${locale}${fullUnless(locale === 'de')}`, async ({
    page,
  }) => {
    const email = newEmail();
    const form = formOf(page, locale);
    await page.goto(localizePath('/register', locale));
    await form.email.fill(`  ${email.toUpperCase()} `);
    await form.nickname.fill('Ada Lovelace');
    await form.submit('register').click();
    await expect(page).toHaveURL(new RegExp(`${localizePath('/register2', locale)}$`));
    await expect(page.getByRole('main')).toContainText(new RegExp(email, 'i'));
    const code = await codeFor(email);
    expect(mailsTo(email)[0]).toContain(locale === 'de' ? 'Willkommen' : 'Welcome');
    await form.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await form.newPassword.fill(password);
    await form.submit('register2').click();
    await expect(page).toHaveURL(new RegExp(`${localizePath('/app', locale)}$`));
    await expect(page.getByText(text('app.title', { name: 'Ada Lovelace' }, locale))).toBeVisible();
    const { session, local, cookie } = await tokensOf(page);
    expect(session).toMatch(/^.{20,}$/);
    expect([local, cookie]).toEqual([session, session]);
    // For 90 days, and for this site only.
    const kept = (await page.context().cookies()).find(({ name }) => name === 'det_i18n_token');
    expect(kept).toMatchObject({ path: '/', sameSite: 'Lax' });
    const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
  });
}

test('a wrong code says so, keeps what was entered, and the right one still works', async ({
  allowErrors,
  page,
}) => {
  allowErrors();
  const code = await askForCode(page, newEmail());
  const form = formOf(page);
  await form.code.fill(otherCode(code));
  await form.newPassword.fill(password);
  await form.submit('register2').click();
  await refusedCode(page);
  await expect(page).toHaveURL(/\/register2$/);
  await expect(form.newPassword).toHaveValue(password);
  // What was refused is selected.
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app$/);
});

test('after five wrong codes even the right one has to wait for a new mail @full', async ({
  page,
  allowErrors,
}) => {
  allowErrors();
  const code = await askForCode(page, newEmail());
  const form = formOf(page);
  await form.newPassword.fill(password);
  for (let guess = 0; guess < 5; guess += 1) {
    await form.code.fill(otherCode(code));
    const answer = page.waitForResponse(/sesCodeVerify/);
    await form.submit('register2').click();
    await answer;
    await expect(form.submit('register2')).toHaveAttribute('aria-disabled', 'false');
  }
  await form.code.fill(code);
  await form.submit('register2').click();
  await expect(form.alert).toHaveText(text('errors.slowDown', { time: '1:00' }));
  await expect(page).toHaveURL(/\/register2$/);
});

test('counts down to the next code, obeys the API, and says when a new code is sent @full', async ({
  page,
  allowErrors,
}) => {
  allowErrors();
  await page.clock.install();
  const email = newEmail();
  await askForCode(page, email);
  const { button } = formOf(page);
  const resend = button('code.resend');
  await expect(page.getByRole('button', { name: /0:[0-5]\d/ })).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(61_000);
  await expect(resend).toHaveAttribute('aria-disabled', 'false');
  // The page's clock runs ahead of the API's, whose minute has only begun.
  await resend.click();
  await expect(page.getByRole('button', { name: /0:[0-5]\d/ })).toBeVisible();
  await expect(page.getByText(text('code.sent'))).toBeHidden();
  expect(mailsTo(email)).toHaveLength(1);

  await page.route('**/api/v1/common/sesCode', (route) => route.fulfill({ json: { data: true } }));
  await page.clock.fastForward(61_000);
  await resend.click();
  await expect(page.getByRole('status').filter({ hasText: text('code.sent') })).toBeVisible();
  await expect(page.getByRole('button', { name: /0:[0-5]\d/ })).toHaveAttribute('aria-disabled', 'true');
});

test('the code of the first mail still works after a second one @full', async ({ allowErrors, page }) => {
  allowErrors();
  await page.clock.install();
  const email = newEmail();
  const first = await askForCode(page, email);
  await page.clock.fastForward(61_000);
  passMinute(email);
  await formOf(page).button('code.resend').click();
  await expect(page.getByRole('status').filter({ hasText: text('code.sent') })).toBeVisible();
  await codeFor(email, 2);
  await finishRegistering(page, first, password);
  await expect(page).toHaveURL(/\/app$/);
});

test('who goes back and asks again within a minute is led on, with the first code @full', async ({
  page,
}) => {
  const email = newEmail();
  const code = await askForCode(page, email);
  await page.goBack();
  await expect(page).toHaveURL(/\/register$/);
  await fillInRegister(page, email);
  await expect(page.getByRole('status').filter({ hasText: text('code.again') })).toBeVisible();
  expect(mailsTo(email)).toHaveLength(1);
  await finishRegistering(page, code, password);
  await expect(page).toHaveURL(/\/app$/);
});

test('a reload of the second step goes on where it was @full', async ({ page }) => {
  const email = newEmail();
  const code = await askForCode(page, email);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
  await finishRegistering(page, code, password);
  await expect(page.getByText(text('app.title', { name: 'Ada' }))).toBeVisible();
});

test('an expired code says so @full', async ({ page, allowErrors }) => {
  allowErrors();
  const email = newEmail();
  const code = await askForCode(page, email);
  passExpiry(email);
  await finishRegistering(page, code, password);
  await refusedCode(page);
});

test('an address that has an account is told so when the code has proved whose it is', async ({
  allowErrors,
  page,
  request,
}) => {
  allowErrors();
  const { email } = await openAccount(request);
  const code = await askForCode(page, email);
  const form = formOf(page);
  await expect(form.alert).toBeHidden();
  await finishRegistering(page, code, password);
  await expect(form.alert).toHaveText(text('errors.emailTaken'));
  await expect(page).toHaveURL(/\/register2$/);
});

test('a failure after the right code does not ask for the code again @full', async ({
  allowErrors,
  page,
}) => {
  allowErrors(/status of 503/);
  const code = await askForCode(page, newEmail());
  const form = formOf(page);
  await page.route('**/api/v1/common/register', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await finishRegistering(page, code, password);
  await expect(form.alert).toHaveText(text('errors.server'));
  await form.submit('register2').click();
  await expect(page).toHaveURL(/\/app$/);
});

test('a second step without its first leads to it', async ({ page }) => {
  for (const [path, first] of [
    ['/register2', '/register'],
    ['/de/register2', '/de/register'],
    ['/resetPassword', '/forget'],
    ['/resetPasswordStep2', '/forget'],
    ['/ja/resetPasswordStep2', '/ja/forget'],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`${first}$`));
    await expect(page.getByRole('textbox').first(), path).toBeVisible();
  }
});
