import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@/lib/site/brand';
import { askToRegister, askToReset, enterResetCode, finishRegistering } from '../../support/account-flows';
import { descriptionOf, formOf, newEmail, openAccount, text } from '../../support/accounts';
import { codeFor } from '../../support/mails';
import { expect, test } from '../../support/test';

const tooLong = 'a sentence that goes on '.repeat(6).slice(0, 129);
const words = text('errors.passwordLong', { max: 128 });

test('a password that is too long is kept whole and refused when an account is opened @full', async ({
  page,
}) => {
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

test('a password that is guessed first is refused beside its field, and the next one opens the account', async ({
  allowErrors,
  page,
}) => {
  allowErrors();
  const email = newEmail();
  await askToRegister(page, email);
  const form = formOf(page);
  await form.code.fill(await codeFor(email));
  for (const [refused, words] of [
    ['password', text('errors.passwordCommon')],
    [email, text('errors.passwordPersonal', { brand: brand.name })],
  ] as const) {
    await form.newPassword.fill(refused);
    await form.submit('register2').click();
    await expect(form.newPassword).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => descriptionOf(form.newPassword)).toContain(words);
    await expect(form.newPassword).toBeFocused();
    await expect(form.newPassword).toHaveValue(refused);
  }
  await form.newPassword.fill('correct horse battery');
  await form.submit('register2').click();
  await expect(page).toHaveURL(/\/app$/);
});

test('a password that is guessed first is refused as a new one, and the ticket serves for the next @full', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors();
  const { email } = await openAccount(request);
  await askToReset(page, email);
  await enterResetCode(page, await codeFor(email));
  await expect(page).toHaveURL(/\/resetPasswordStep2$/);
  const form = formOf(page);
  await form.newPassword.fill('12345678');
  await form.submit('resetPasswordStep2').click();
  await expect.poll(() => descriptionOf(form.newPassword)).toContain(text('errors.passwordCommon'));
  await form.newPassword.fill('a new horse, a new battery');
  await form.submit('resetPasswordStep2').click();
  await expect(page.getByRole('status')).toContainText(text('resetPasswordStep2.done'));
});

test('signing in names the browser by a cookie for the API alone, which no script can read', async ({
  page,
}) => {
  const email = newEmail();
  await askToRegister(page, email);
  await finishRegistering(page, await codeFor(email), 'correct horse battery');
  await expect(page).toHaveURL(/\/app$/);
  const cookies = await page.context().cookies([page.url(), new URL('/api/v1/health', page.url()).href]);
  const device = cookies.find(({ name }) => name === 'known_device');
  expect(device).toMatchObject({ path: '/api/v1', httpOnly: true, sameSite: 'Lax' });
  expect(JSON.stringify(cookies)).not.toContain(email);
});

test('the list of common passwords stays on the server', async () => {
  const folder = '.next/static/chunks';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(10);
  // What reads the list would come with what asks it.
  const holding = files.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('most-used'));
  expect(holding).toEqual([]);
  const inServer = readdirSync('.next/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .some((name) => readFileSync(path.join('.next/server', name), 'utf8').includes('most-used.bin'));
  expect(inServer).toBe(true);
});
