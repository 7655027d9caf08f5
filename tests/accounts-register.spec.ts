import type { Page } from '@playwright/test';
import { localizePath } from '../lib/i18n/paths';
import { askToRegister, fillInRegister, finishRegistering } from './support/account-flows';
import {
  codeFor,
  descriptionOf,
  expect,
  formOf,
  mailsTo,
  newEmail,
  openAccount,
  otherCode,
  test,
  text,
  tokensOf,
  watchBut,
} from './support/accounts';
import { passExpiry, passMinute } from './support/accounts-database';
import { hydrated, watch } from './support/site';

const password = 'correct horse battery';

/** Takes the first step and reads the code of the second. */
async function askForCode(page: Page, email: string, mails = 1): Promise<string> {
  await askToRegister(page, email);
  return codeFor(email, mails);
}

for (const locale of ['en', 'de'] as const) {
  test(`opens an account by a code from the mail and leads to the app home in ${locale}`, async ({
    page,
  }) => {
    const { expectQuiet } = watch(page);
    const email = newEmail();
    const form = formOf(page, locale);
    await page.goto(localizePath('/register', locale));
    await form.email.fill(`  ${email.toUpperCase()} `);
    await form.nickname.fill('Ada Lovelace');
    await form.submit('register').click();
    await expect(page).toHaveURL(new RegExp(`${localizePath('/register2', locale)}$`));
    await expect(form.email).toHaveValue(new RegExp(email, 'i'));
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
    expectQuiet();
  });
}

test('keeps the token in a cookie for 90 days, for this site only', async ({ page }) => {
  const email = newEmail();
  const code = await askForCode(page, email);
  await finishRegistering(page, code, password);
  await expect(page).toHaveURL(/\/app$/);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'det_i18n_token');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
});

test('a wrong code says so, keeps what was entered, and the right one still works', async ({ page }) => {
  const { expectQuiet } = watchBut(page);
  const code = await askForCode(page, newEmail());
  const form = formOf(page);
  await form.code.fill(otherCode(code));
  await form.newPassword.fill(password);
  await form.submit('register2').click();
  await expect(form.alert).toHaveText(text('errors.badCode'));
  await expect(page).toHaveURL(/\/register2$/);
  await expect(form.newPassword).toHaveValue(password);
  await form.code.fill(code);
  await form.submit('register2').click();
  await expect(page).toHaveURL(/\/app$/);
  expectQuiet();
});

test('after five wrong codes even the right one has to wait for a new mail', async ({ page }) => {
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

test('counts down to the next code, obeys the API, and says when a new code is sent', async ({ page }) => {
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

test('the code of the first mail still works after a second one', async ({ page }) => {
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

test('who goes back and asks again within a minute is led on, with the first code', async ({ page }) => {
  const { expectQuiet } = watch(page);
  const email = newEmail();
  const code = await askForCode(page, email);
  await page.goBack();
  await expect(page).toHaveURL(/\/register$/);
  await fillInRegister(page, email);
  await expect(page.getByRole('status').filter({ hasText: text('code.again') })).toBeVisible();
  expect(mailsTo(email)).toHaveLength(1);
  await finishRegistering(page, code, password);
  await expect(page).toHaveURL(/\/app$/);
  expectQuiet();
});

test('a reload of the second step goes on where it was', async ({ page }) => {
  const email = newEmail();
  const code = await askForCode(page, email);
  await page.reload();
  const form = formOf(page);
  await expect(form.email).toHaveValue(email);
  await finishRegistering(page, code, password);
  await expect(page.getByText(text('app.title', { name: 'Ada' }))).toBeVisible();
});

test('an expired code says so', async ({ page }) => {
  const email = newEmail();
  const code = await askForCode(page, email);
  passExpiry(email);
  const form = formOf(page);
  await finishRegistering(page, code, password);
  await expect(form.alert).toHaveText(text('errors.badCode'));
});

test('an address that has an account is told so when the code has proved whose it is', async ({
  page,
  request,
}) => {
  const { expectQuiet } = watchBut(page);
  const { email } = await openAccount(request);
  passMinute(email);
  const code = await askForCode(page, email, 2);
  const form = formOf(page);
  await expect(form.alert).toBeHidden();
  await finishRegistering(page, code, password);
  await expect(form.alert).toHaveText(text('errors.emailTaken'));
  await expect(page).toHaveURL(/\/register2$/);
  expectQuiet();
});

test('a failure after the right code does not ask for the code again', async ({ page }) => {
  const { expectQuiet } = watchBut(page, /status of 503/);
  const code = await askForCode(page, newEmail());
  const form = formOf(page);
  await page.route('**/api/v1/common/register', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await finishRegistering(page, code, password);
  await expect(form.alert).toHaveText(text('errors.server'));
  await form.submit('register2').click();
  await expect(page).toHaveURL(/\/app$/);
  expectQuiet();
});

for (const [path, first] of [
  ['/register2', '/register'],
  ['/de/register2', '/de/register'],
  ['/resetPassword', '/forget'],
  ['/resetPasswordStep2', '/forget'],
  ['/ja/resetPasswordStep2', '/ja/forget'],
] as const) {
  test(`${path} without its first step leads to ${first}`, async ({ page }) => {
    const { expectQuiet } = watch(page);
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${first}$`));
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expectQuiet();
  });
}

test('empty and wrong fields are marked, announced, and the first of them has the focus', async ({
  page,
}) => {
  const { expectQuiet } = watch(page);
  await page.goto('/register');
  await hydrated(page);
  const form = formOf(page);
  await form.submit('register').click();
  await expect(form.alert).toHaveText(text('errors.summary'));
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  expect(await descriptionOf(form.email)).toContain(text('errors.emailMissing'));
  expect(await descriptionOf(form.nickname)).toContain(text('errors.nicknameMissing'));
  await form.email.fill('ada@example');
  await form.nickname.fill('Ada');
  await form.submit('register').click();
  expect(await descriptionOf(form.email)).toContain(text('errors.emailInvalid'));
  await expect(form.nickname).not.toHaveAttribute('aria-invalid');
  await form.email.fill('ada@example.com');
  await form.nickname.fill(' ');
  await form.submit('register').click();
  await expect(form.nickname).toBeFocused();
  await expect(form.email).not.toHaveAttribute('aria-invalid');
  expectQuiet();
});

test('the second step asks for six digits and a password of eight characters', async ({ page }) => {
  await askForCode(page, newEmail());
  const form = formOf(page);
  await form.code.fill('12345');
  await form.newPassword.fill('1234567');
  await form.submit('register2').click();
  await expect(form.code).toBeFocused();
  expect(await descriptionOf(form.code)).toContain(text('errors.codeInvalid'));
  expect(await descriptionOf(form.newPassword)).toContain(text('errors.passwordShort', { min: 8 }));
});

test('password managers learn what each field is', async ({ page }) => {
  await askForCode(page, newEmail());
  const form = formOf(page);
  await expect(form.email).toHaveAttribute('autocomplete', 'username');
  await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(form.code).toHaveAttribute('inputmode', 'numeric');
  await expect(form.newPassword).toHaveAttribute('autocomplete', 'new-password');
});
