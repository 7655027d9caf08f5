import { devices, type BrowserContext, type Page } from '@playwright/test';
import { storedEntries } from '@/app/[locale]/(site)/cookie/_sections/stored-entries';
import { fillInRegister, finishRegistering, askToReset, submitLogin } from '../../support/account-flows';
import { formOf, newEmail, signOut, text as accountText } from '../../support/accounts';
import { takeDiagnosticTest } from '../../support/diagnostic/take-test';
import { chooseLanguage } from '../../support/languages';
import { button, dialog, offerLink } from '../../doubles/shops/purchase-page';
import { test } from '../../doubles/shops/test';
import { hydrated, message, translate } from '../../support/site';
import { codeFor } from '../../support/mails';
import { expect } from '../../support/test';

const listed: readonly string[] = Object.values(storedEntries).flat();

/** The entry of the list that a name found in the browser falls under: `lease:…` stands for every lease. */
function entryOf(name: string): string {
  const entry = listed.find((known) =>
    known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known,
  );
  return entry ?? name;
}

/** Notes the name of everything that is ever written to storage, by any page of a browser. */
async function noteStored(context: BrowserContext): Promise<Set<string>> {
  const names = new Set<string>();
  await context.exposeBinding('noteStored', (_, name: string) => void names.add(name));
  await context.addInitScript(() => {
    const write = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function (this: Storage, name: string, value: string) {
      (window as unknown as { noteStored: (name: string) => void }).noteStored(name);
      write.call(this, name, value);
    };
    // Browsers without locks take a lease in storage.
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  return names;
}

/** Cookies now; one of the API is seen by its path. */
async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

test.use({ userAgent: devices['iPhone 13'].userAgent, locale: 'de-DE' });

test('a walk through the whole site stores what the cookie page lists, and all of it @full', async ({
  context,
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  const found = await noteStored(context);
  const lookAtCookies = async () => (await cookieNames(context)).forEach((name) => found.add(name));

  await arrive(page);
  await practise(page);
  await learnWord(page);
  await takeDiagnosticTest(page);
  await chooseLanguages(page);
  await loseScript(page);
  await lookAtCookies();
  const email = newEmail();
  const password = 'correct horse battery';
  await page.goto('/pricing');
  await hydrated(page);
  await offerLink(page, 'three').click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page
    .getByRole('main')
    .getByRole('link', { name: accountText('login.register') })
    .click();
  await expect(page).toHaveURL(/\/register\?/);
  await hydrated(page);
  await fillInRegister(page, email);
  await finishRegistering(page, await codeFor(email), password);
  await expect(page).toHaveURL(shop.payPage);
  await shop.pay(page);
  await expect(dialog(page, 'success.title')).toBeVisible();
  await button(page, 'success.confirm').click();
  await expect(page).toHaveURL(/\/app#\/home$/);
  await lookAtCookies();
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await askToReset(page, email);
  await page.goto('/login');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL(/\/app$/);
  await lookAtCookies();

  // This account asks for no second step; tests/browser/accounts/second-factor.spec.ts has one that does.
  // And neither takes an exam nor opens the rooms of members, which tests/browser/exam does.
  const apart: readonly string[] = [
    ...storedEntries.secondStep,
    ...storedEntries.exam,
    ...storedEntries.correction,
    ...storedEntries.tutor,
    ...storedEntries.daily,
  ];
  const walked = listed.filter((entry) => !apart.includes(entry));
  expect([...new Set([...found].map(entryOf))].sort()).toEqual(walked.sort());
});

/** Arrives by a partner's link, in another language than the browser's, and waits for the notices. */
async function arrive(page: Page) {
  await page.goto('/?channel_code=spring&invite=friend-1');
  await page.getByRole('button', { name: message('en', 'chrome', 'cookieNotice.dismiss') }).click();
  await page.getByRole('button', { name: message('de', 'suggestion', 'dismiss') }).click();
}

/** Answers a question of a lesson. */
async function practise(page: Page) {
  await page.goto('/courses/det-read-and-select-course');
  const set = page.getByRole('group', {
    name: translate('en', 'questions', 'label', { name: 'Read and Select' }),
  });
  await set.getByRole('button', { name: message('en', 'questions', 'start') }).click();
  await set.getByText('Yes', { exact: true }).first().click();
  await expect(set.getByText(message('en', 'questions', 'right'), { exact: true }).first()).toBeVisible();
}

/** Answers a card of a vocabulary lesson. */
async function learnWord(page: Page) {
  await page.goto('/courses/det-listening-words');
  const cards = page.getByRole('group', { name: message('en', 'vocabulary', 'cards.label') });
  await cards.getByRole('button', { name: message('en', 'vocabulary', 'cards.turn') }).click();
  await cards.getByRole('button', { name: message('en', 'vocabulary', 'cards.known') }).click();
}

/** Changes the language with something typed. */
async function chooseLanguages(page: Page) {
  await page.goto('/login');
  await hydrated(page);
  await formOf(page).email.fill('ada@example.com');
  await chooseLanguage(page, 'fr');
  await expect(page).toHaveURL(/\/fr\/login$/);
}

/** Is on a page whose scripts have gone with a new deployment. */
async function loseScript(page: Page) {
  await page.goto('/tos');
  await hydrated(page);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    const error = Object.assign(new Error(), { name: 'ChunkLoadError' });
    window.dispatchEvent(new ErrorEvent('error', { error }));
  });
  await loaded;
}
