import { bringCookie, formOf, newEmail, openAccount, text } from '../../support/accounts';
import { chooseLanguage, languageButton, openLanguages } from '../../support/languages';
import { hydrated, message } from '../../support/site';
import { codeFor } from '../../support/mails';
import { expect, test } from '../../support/test';

const pages = ['/login', '/register', '/forget', '/oauth', '/register2', '/app', '/start-here'];

test('the language can be changed on every page without a header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    await openLanguages(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the language can be changed on every page without a header, too @full', async ({ page, baseURL }) => {
    for (const path of pages) {
      await page.goto(path);
      await chooseLanguage(page, 'de');
      await expect(page).toHaveURL(`${baseURL}/de${path}`);
    }
  });
});

test('a change of language on the login keeps where it leads and the address that was entered', async ({
  page,
}) => {
  await page.goto('/login?next=%2Fpricing%3Fbuy%3Dmonth');
  await hydrated(page);
  await formOf(page).email.fill('ada@example.com');
  await formOf(page).password.fill('not to be kept');
  await chooseLanguage(page, 'fr');
  await expect(page).toHaveURL(/\/fr\/login\?next=%2Ffr%2Fpricing%3Fbuy%3Dmonth$/);
  await expect(formOf(page, 'fr').email).toHaveValue('ada@example.com');
  await expect(formOf(page, 'fr').password).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/ada@|not to be kept/);
});

test('a change of language between the steps of registering loses neither the step nor the code @full', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/register');
  await hydrated(page);
  const english = formOf(page);
  await english.email.fill(email);
  await english.nickname.fill('Ada');
  await chooseLanguage(page, 'fr');
  await expect(page).toHaveURL(/\/fr\/register$/);
  const form = formOf(page, 'fr');
  await expect(form.email).toHaveValue(email);
  await expect(form.nickname).toHaveValue('Ada');
  await hydrated(page);
  await form.submit('register').click();
  await expect(page).toHaveURL(/\/fr\/register2$/);
  await hydrated(page);
  await form.code.fill(await codeFor(email));
  await chooseLanguage(page, 'de', 'fr');
  await expect(page).toHaveURL(/\/de\/register2$/);
  const german = formOf(page, 'de');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(german.code).toHaveValue(/^\d{6}$/);
  await german.newPassword.fill('a sentence to remember');
  await german.submit('register2').click();
  await expect(page).toHaveURL(/\/de\/app$/);
  await expect(page.getByText(text('app.title', { name: 'Ada' }, 'de'))).toBeVisible();
});

test('the languages stand in the upper corner and close on Escape, with the focus back @full', async ({
  page,
}) => {
  await page.goto('/login');
  const button = languageButton(page);
  expect((await button.boundingBox())?.y).toBeLessThan(80);
  await button.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('navigation', { name: message('en', 'chrome', 'language.label') });
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
});

test('a landing page knows who is signed in @full', async ({ page, context, request, baseURL }) => {
  const { token } = await openAccount(request);
  await page.goto('/start-here');
  const button = (key: string) => page.getByRole('link', { name: message('en', 'chrome', `header.${key}`) });
  await expect(button('tryForFree')).toBeVisible();
  await bringCookie(context, baseURL, token);
  await page.reload();
  await expect(button('getStarted')).toBeVisible();
  await expect(button('tryForFree')).toBeHidden();
});
