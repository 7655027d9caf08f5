import { localizePath } from '@/lib/i18n/paths';
import { bringCookie, formOf, openAccount, text } from '../../support/accounts';
import { fullUnless } from '../../support/full';
import { violationsOf } from '../../support/survey/axe';
import { keepSteps } from '../../support/pending-steps';
import { hydrated, isApiCall } from '../../support/site';
import { expect, test } from '../../support/test';

const pages = ['login', 'register', 'register2', 'forget', 'resetPassword', 'resetPasswordStep2'] as const;

for (const locale of ['en', 'de'] as const) {
  test.describe(`on a 360 px screen in ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 780 }, colorScheme: locale === 'de' ? 'dark' : 'light' });

    // As they are opened, the survey looks at them.
    test(`axe finds nothing on the account pages with errors, and they fit${fullUnless(locale === 'en')}`, async ({
      page,
    }) => {
      await keepSteps(page);
      const form = formOf(page, locale);
      for (const name of pages) {
        await page.goto(localizePath(`/${name}`, locale));
        await hydrated(page);
        await expect(form.submit(name), name).toBeVisible();
        await form.submit(name).click();
        await expect(form.alert, name).toHaveText(text('errors.summary', {}, locale));
        expect(await violationsOf(page), name).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
      }
    });

    test(`axe finds nothing on the app home${fullUnless(locale === 'de')}`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const { token, nickname } = await openAccount(request);
      await bringCookie(context, baseURL, token);
      await page.goto(localizePath('/app', locale));
      await expect(page.getByText(text('app.title', { name: nickname }, locale))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
}

/** Words that only the API client's own code holds. */
const clientMark = 'The answer of the API cannot be read';

test('a visitor downloads nothing of the API client and asks the API for current prices, and at the login for passkeys, alone', async ({
  allowErrors,
  page,
}) => {
  allowErrors();
  const scripts: Promise<{ url: string; client: boolean }>[] = [];
  const calls: string[] = [];
  const prices = ['/api/v1/common/setting', '/api/v1/common/vips'];
  page.on('response', (response) => {
    const url = response.url();
    if (isApiCall(url)) calls.push(new URL(url).pathname);
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.text().then((code) => ({ url, client: code.includes(clientMark) })));
  });
  await page.goto('/pricing');
  await expect.poll(() => calls.toSorted()).toEqual(prices);
  for (const path of ['/', '/de/courses', '/login', '/register']) {
    await page.goto(path);
    await hydrated(page);
    // What is loaded by itself is loaded when there is nothing else to do.
    await page.waitForLoadState('networkidle');
  }
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter(({ client }) => client)).toEqual([]);
  // Whether one can sign in by a passkey is a setting as well.
  expect(calls.toSorted()).toEqual(['/api/v1/common/setting', ...prices]);

  // It comes with the first form that is sent, which also shows that the mark is still the client's.
  const form = formOf(page);
  await form.email.fill('ada@example.com');
  await form.nickname.fill('Ada');
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 429 }));
  await form.submit('register').click();
  await expect(form.alert).toHaveText(text('errors.slowDownLater'));
  expect((await Promise.all(scripts)).some(({ client }) => client)).toBe(true);
  expect(calls).toHaveLength(prices.length + 2);
});
