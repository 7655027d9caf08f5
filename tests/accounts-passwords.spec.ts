import { askToRegister, askToReset, enterResetCode } from './support/account-flows';
import {
  codeFor,
  descriptionOf,
  expect,
  formOf,
  newEmail,
  openAccount,
  test,
  text,
} from './support/accounts';
import { passMinute } from './support/accounts-database';
import { hydrated } from './support/site';

const tooLong = 'x'.repeat(129);
const words = text('errors.passwordLong', { max: 128 });

test('a password that is too long is kept whole and refused when an account is opened', async ({ page }) => {
  const email = newEmail();
  await askToRegister(page, email);
  const form = formOf(page);
  await form.code.fill(await codeFor(email));
  await form.newPassword.fill(tooLong);
  await form.submit('register2').click();
  await expect(form.newPassword).toBeFocused();
  expect(await descriptionOf(form.newPassword)).toContain(words);
  await expect(form.newPassword).toHaveValue(tooLong);
  await form.newPassword.fill(tooLong.slice(1));
  await form.submit('register2').click();
  await expect(page).toHaveURL(/\/app$/);
});

test('and when a new one is chosen', async ({ page, request }) => {
  const { email } = await openAccount(request);
  passMinute(email);
  await askToReset(page, email);
  await enterResetCode(page, await codeFor(email, 2));
  await expect(page).toHaveURL(/\/resetPasswordStep2$/);
  const form = formOf(page);
  await form.newPassword.fill(tooLong);
  await form.submit('resetPasswordStep2').click();
  await expect(form.newPassword).toHaveAttribute('aria-invalid', 'true');
  expect(await descriptionOf(form.newPassword)).toContain(words);
});

test('and when signing in, without asking the API', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await hydrated(page);
  const form = formOf(page);
  await form.email.fill(newEmail());
  await form.password.fill(tooLong);
  await form.submit('login').click();
  await expect(form.password).toHaveAttribute('aria-invalid', 'true');
  expect(await descriptionOf(form.password)).toContain(words);
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
