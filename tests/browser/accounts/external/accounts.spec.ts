import { readdirSync } from 'node:fs';
import {
  askToRegister,
  askToReset,
  enterResetCode,
  finishRegistering,
  submitLogin,
} from '../../../support/account-flows';
import {
  formOf,
  logIn,
  newEmail,
  noTokens,
  registerAccount,
  otherCode,
  refusedCode,
  text,
  tokensOf,
} from '../../../support/accounts';
import { test } from '../../../support/external-site';
import { expect } from '../../../support/test';

const password = 'correct horse battery';
const hello = text('app.title', { name: 'Ada' });

test.afterAll(async ({ sites }) => {
  // Beside an external API the embedded one must never have been started: it would have made its database here.
  const { site } = await sites.external();
  expect(readdirSync(site.dataDir)).toEqual([]);
});

test('opens an account, with where the visitor came from and the address he has', async ({
  page,
  external,
}) => {
  const { accounts, arrivals } = external.standIn;
  const email = newEmail();
  const counted = page.waitForResponse('**/api/v1/common/visit');
  await page.goto('/?channel=spring&invite=friend-1');
  expect((await counted).status()).toBe(200);
  // An address that is typed says nothing of the page before it, as a link would.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visit_origin'))).not.toBeNull();
  await askToRegister(page, email);
  await finishRegistering(page, accounts.codeFor(email), password);
  await expect(page.getByText(hello)).toBeVisible();
  expect(accounts.users.get(email)).toMatchObject({
    origin: { channel: 'spring', invite_code: 'friend-1' },
  });
  const { session, local, cookie } = await tokensOf(page);
  expect(accounts.userOf(session ?? '').email).toBe(email);
  expect([local, cookie]).toEqual([session, session]);
  const own = arrivals.filter(({ body }) => body.email === email);
  expect(own.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /common/sesCode',
    'POST /common/sesCodeVerify',
    'POST /common/register',
  ]);
  for (const { headers } of own) expect(headers['x-forwarded-for']).toMatch(/^198\.18\.\d+\.\d+$/);
});

test('a wrong code says so, keeps what was entered, and the right one still works @full', async ({
  allowErrors,
  page,
  external,
}) => {
  allowErrors();
  const email = newEmail();
  await askToRegister(page, email);
  const code = external.standIn.accounts.codeFor(email);
  const form = formOf(page);
  await finishRegistering(page, otherCode(code), password);
  await refusedCode(page);
  await expect(page).toHaveURL(/\/register2$/);
  await expect(form.newPassword).toHaveValue(password);
  await finishRegistering(page, code, password);
  await expect(page.getByText(hello)).toBeVisible();
});

test('an API that binds codes to the address and answers true works as well @full', async ({
  page,
  external,
}) => {
  const { accounts, arrivals } = external.standIn;
  const email = newEmail();
  accounts.bindCodesToAddress(email);
  await askToRegister(page, email);
  await finishRegistering(page, accounts.codeFor(email), password);
  await expect(page.getByText(hello)).toBeVisible();
  const verified = arrivals.filter(
    ({ path, body }) => path === '/common/sesCodeVerify' && body.email === email,
  );
  expect(verified.map(({ body }) => 'challenge' in body)).toEqual([false]);
});

test('the code of the first mail still works after a second one @full', async ({
  allowErrors,
  page,
  external,
}) => {
  allowErrors();
  await page.clock.install();
  const { accounts } = external.standIn;
  const email = newEmail();
  await askToRegister(page, email);
  const first = accounts.codeFor(email);
  accounts.passMinute(email);
  await page.clock.fastForward(61_000);
  await formOf(page).button('code.resend').click();
  await expect(page.getByRole('status').filter({ hasText: text('code.sent') })).toBeVisible();
  await finishRegistering(page, first, password);
  await expect(page.getByText(hello)).toBeVisible();
});

test('an expired code says so @full', async ({ allowErrors, page, external }) => {
  allowErrors();
  const { accounts } = external.standIn;
  const email = newEmail();
  await askToRegister(page, email);
  accounts.expire(email);
  await finishRegistering(page, accounts.codeFor(email), password);
  await refusedCode(page);
  expect(accounts.users.has(email)).toBe(false);
});

test('a new password ends the sessions in other browsers, and only it opens the account @full', async ({
  allowErrors,
  page,
  openBrowser,
  request,
  external,
}) => {
  allowErrors();
  const { accounts } = external.standIn;
  const account = await registerAccount(request, (email) => accounts.codeFor(email));
  const elsewhere = await openBrowser();
  const other = await elsewhere.newPage();
  await logIn(other, account);

  await askToReset(page, account.email);
  await enterResetCode(page, accounts.codeFor(account.email, 'reset'));
  await expect(page).toHaveURL(/\/resetPasswordStep2$/);
  const form = formOf(page);
  await form.newPassword.fill('a new horse, a new battery');
  await form.submit('resetPasswordStep2').click();
  await expect(page.getByRole('status')).toContainText(text('resetPasswordStep2.done'));

  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=%2Fapp$/);
  expect(await tokensOf(other)).toEqual(noTokens);

  await page.getByRole('link', { name: text('resetPasswordStep2.login') }).click();
  await submitLogin(page, account.email, account.password);
  await expect(form.alert).toHaveText(text('errors.badCredentials'));
  await submitLogin(page, account.email, 'a new horse, a new battery');
  await expect(page.getByText(hello)).toBeVisible();
});

test('a wrong password stays on the page @full', async ({ allowErrors, page, request, external }) => {
  allowErrors();
  const account = await registerAccount(request, (email) => external.standIn.accounts.codeFor(email));
  await page.goto('/login');
  await submitLogin(page, account.email, 'not the password');
  const form = formOf(page);
  await expect(form.alert).toHaveText(text('errors.badCredentials'));
  await expect(page).toHaveURL(/\/login$/);
  await expect(form.email).toHaveValue(account.email);
});
