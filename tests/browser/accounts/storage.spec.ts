import { formOf, newEmail, openAccount, signOut, text } from '../../support/accounts';
import { blockStorage } from '../../support/browser-storage';
import { fullUnless } from '../../support/full';
import { codeFor } from '../../support/mails';
import { expect, test } from '../../support/test';

for (const names of [['sessionStorage', 'localStorage'], ['sessionStorage'], ['localStorage']] as const) {
  test(`signs in, stays signed in and signs out without ${names.join(' and ')}${fullUnless(names.length === 2)}`, async ({
    page,
    request,
  }) => {
    const { email, password, nickname } = await openAccount(request);
    await blockStorage(page, names);
    await page.goto('/login');
    const form = formOf(page);
    await form.email.fill(email);
    await form.password.fill(password);
    await form.submit('login').click();
    const hello = page.getByText(text('app.title', { name: nickname }));
    await expect(hello).toBeVisible();
    await page.reload();
    await expect(hello).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/app');
    await expect(page).toHaveURL(/\/login\?next=%2Fapp$/);
  });
}

test('signs in without cookies', async ({ page, request }) => {
  const { email, password, nickname } = await openAccount(request);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/login');
  const form = formOf(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit('login').click();
  const hello = page.getByText(text('app.title', { name: nickname }));
  await expect(hello).toBeVisible();
  await page.reload();
  await expect(hello).toBeVisible();
});

test('opens an account without any storage @full', async ({ page }) => {
  await blockStorage(page, ['sessionStorage', 'localStorage']);
  const email = newEmail();
  await page.goto('/register');
  const form = formOf(page);
  await form.email.fill(email);
  await form.nickname.fill('Ada');
  await form.submit('register').click();
  await form.code.fill(await codeFor(email));
  await form.newPassword.fill('correct horse battery');
  await form.submit('register2').click();
  await expect(page.getByText(text('app.title', { name: 'Ada' }))).toBeVisible();
});
