import { askToReset, enterResetCode } from '../../support/account-flows';
import {
  formOf,
  logIn,
  newEmail,
  noTokens,
  openAccount,
  otherCode,
  refusedCode,
  text,
  tokensOf,
} from '../../support/accounts';
import { countSessions, passExpiry } from '../../support/accounts-database';
import { message } from '../../support/site';
import { codeFor, mailsTo } from '../../support/mails';
import { expect, test } from '../../support/test';

const newPassword = 'a new horse, a new battery';

test('a new password ends the sessions in other browsers, and only it opens the account', async ({
  allowErrors,
  page,
  openBrowser,
  request,
}) => {
  allowErrors();
  const account = await openAccount(request);
  const elsewhere = await openBrowser();
  const other = await elsewhere.newPage();
  await logIn(other, account);
  expect(countSessions(account.email)).toBe(2);

  await askToReset(page, account.email);
  await enterResetCode(page, await codeFor(account.email));
  await expect(page).toHaveURL(/\/resetPasswordStep2$/);
  const form = formOf(page);
  await expect(form.email).toHaveValue(account.email);
  await form.newPassword.fill(newPassword);
  await form.submit('resetPasswordStep2').click();
  const done = page.getByRole('status');
  await expect(done).toContainText(text('resetPasswordStep2.done'));
  await expect(done).toBeFocused();
  await expect(form.newPassword).toBeHidden();
  expect(countSessions(account.email)).toBe(0);

  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=%2Fapp$/);
  expect(await tokensOf(other)).toEqual(noTokens);

  await page.getByRole('link', { name: text('resetPasswordStep2.login') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await form.email.fill(account.email);
  await form.password.fill(account.password);
  await form.submit('login').click();
  await expect(form.alert).toHaveText(text('errors.badCredentials'));
  await form.password.fill(newPassword);
  await form.submit('login').click();
  await expect(page.getByText(text('app.title', { name: 'Ada' }))).toBeVisible();
});

test('an address without an account sees the same pages; only its mail says so', async ({
  page,
  allowErrors,
}) => {
  allowErrors();
  const email = newEmail();
  await askToReset(page, email);
  await expect(page.getByRole('main')).toContainText(email);
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const subject = message('en', 'mail', 'unknown.subject');
  expect(mailsTo(email)[0]).toContain(`Subject: ${subject}`);
  await enterResetCode(page, '123456');
  await refusedCode(page);
});

test('a wrong code stays on the page, the right one leads on @full', async ({
  allowErrors,
  page,
  request,
}) => {
  allowErrors();
  const { email } = await openAccount(request);
  await askToReset(page, email);
  const code = await codeFor(email);
  await enterResetCode(page, otherCode(code));
  await refusedCode(page);
  await expect(page).toHaveURL(/\/resetPassword$/);
  await enterResetCode(page, code);
  await expect(page).toHaveURL(/\/resetPasswordStep2$/);
});

test('who goes back and asks again within a minute is led on, with the first code @full', async ({
  page,
  request,
}) => {
  const { email } = await openAccount(request);
  await askToReset(page, email);
  const code = await codeFor(email);
  await askToReset(page, email);
  await expect(page.getByRole('status').filter({ hasText: text('code.again') })).toBeVisible();
  expect(mailsTo(email)).toHaveLength(1);
  await enterResetCode(page, code);
  await expect(page).toHaveURL(/\/resetPasswordStep2$/);
});

test('who takes too long for the new password is told so and can start again @full', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors();
  const { email } = await openAccount(request);
  await askToReset(page, email);
  await enterResetCode(page, await codeFor(email));
  await expect(page).toHaveURL(/\/resetPasswordStep2$/);
  passExpiry(email);
  const form = formOf(page);
  await form.newPassword.fill(newPassword);
  await form.submit('resetPasswordStep2').click();
  await expect(form.alert).toHaveText(text('errors.badTicket'));
  await expect(form.newPassword).toHaveValue(newPassword);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('forget.title') })
    .click();
  await expect(page).toHaveURL(/\/forget$/);
});

test('the code of a new password opens no account, and the steps cannot be swapped', async ({
  page,
  request,
}) => {
  const { email } = await openAccount(request);
  await askToReset(page, email);
  await page.goto('/resetPasswordStep2');
  await expect(page).toHaveURL(/\/forget$/);
  await page.goto('/register2');
  await expect(page).toHaveURL(/\/register$/);
});
