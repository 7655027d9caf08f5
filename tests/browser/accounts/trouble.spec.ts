import type { Route } from '@playwright/test';
import { submitLogin } from '../../support/account-flows';
import { bringCookie, formOf, openAccount, text } from '../../support/accounts';
import { fullUnless } from '../../support/full';
import { expect, test } from '../../support/test';
import { hydrated } from '../../support/site';
import { failedLoads } from '../../support/problems';

/** Every call but the log of page views and the question for passkeys, which go out beside whatever a page does. */
const anyApi = /\/api\/v1\/(?!common\/(?:logPath|setting))/;

const html = '<!doctype html><title>502</title><h1>Bad Gateway</h1><script>alert(1)</script>';
/** One that does not come, and one that is none; all others are the form's own tests (components/account/forms). */
const troubles: [name: string, answer: (route: Route) => Promise<void>, words: string][] = [
  ['cannot be reached', (route) => route.abort('connectionrefused'), text('errors.network')],
  [
    'answers 500 with a page of HTML',
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }),
    text('errors.server'),
  ],
];

for (const [name, answer, words] of troubles) {
  test(`an API that ${name}: says so, loses nothing, and the next try works${fullUnless(name.includes('reached'))}`, async ({
    allowErrors,
    page,
    request,
  }) => {
    allowErrors(failedLoads);
    const { email, password, nickname } = await openAccount(request);
    await page.route(anyApi, answer, { times: 1 });
    await page.goto('/login');
    await submitLogin(page, email, password);
    const form = formOf(page);
    await expect(form.alert).toHaveText(words);
    await expect(form.email).toHaveValue(email);
    await expect(form.password).toHaveValue(password);
    await expect(page).toHaveURL(/\/login$/);
    await form.submit('login').click();
    await expect(page.getByText(text('app.title', { name: nickname }))).toBeVisible();
  });
}

test('a client that could not be downloaded is asked for again @full', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(failedLoads);
  const { email, password, nickname } = await openAccount(request);
  await page.goto('/login');
  await hydrated(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort('connectionrefused'));
  await submitLogin(page, email, password);
  const form = formOf(page);
  await expect(form.alert).not.toBeEmpty();
  await page.unrouteAll();
  await form.submit('login').click();
  await expect(page.getByText(text('app.title', { name: nickname }))).toBeVisible();
});

test('the app home says that it cannot load, and loads when asked again', async ({
  allowErrors,
  page,
  context,
  request,
  baseURL,
}) => {
  allowErrors(failedLoads);
  const { token, nickname } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  await page.route(anyApi, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }));
  await page.goto('/app');
  const { alert, button } = formOf(page);
  // Beside it there is the empty place of messages about purchases.
  await expect(alert.filter({ hasText: text('app.failed') })).toBeVisible();
  await page.unrouteAll();
  await button('app.retry').click();
  await expect(page.getByText(text('app.title', { name: nickname }))).toBeVisible();
});

test('a header whose API is in trouble stays the visitor’s, and the page works @full', async ({
  allowErrors,
  page,
  context,
  baseURL,
}) => {
  allowErrors(failedLoads);
  await bringCookie(context, baseURL, 'x'.repeat(43));
  await page.route(anyApi, (route) => route.abort('connectionrefused'));
  const asked = page.waitForRequest(/userInfo/);
  await page.goto('/login');
  await asked;
  // Signing in is still possible, and says what is wrong.
  await submitLogin(page, 'ada@example.com', 'correct horse battery');
  await expect(formOf(page).alert).toHaveText(text('errors.network'));
});
