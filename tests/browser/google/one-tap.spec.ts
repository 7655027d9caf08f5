import { bringCookie, formOf, openAccount, text, tokensOf } from '../../support/accounts';
import { newPerson } from '../../support/services/google';
import { googleButton, googlePrompt, serveScript, test } from '../../support/services/google-site';
import { message } from '../../support/site';
import { expect } from '../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('prompts a visitor when the page is idle, and signs in where he is @full', async ({
  page,
  withGoogle,
}) => {
  await serveScript(page, withGoogle.google.credential(newPerson()));
  await page.goto('/de/pricing');
  const prompt = page.getByRole('button', { name: googlePrompt });
  await expect(prompt).toHaveCount(1);
  const order = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/gsi/client'));
    return { loaded: visit?.loadEventStart ?? 0, asked: script?.startTime ?? 0 };
  });
  expect(order.loaded).toBeGreaterThan(0);
  expect(order.asked).toBeGreaterThanOrEqual(order.loaded);
  await prompt.click();
  await expect(page).toHaveURL(/\/de$/);
  const getStarted = message('de', 'chrome', 'header.getStarted');
  await expect(page.getByRole('banner').getByRole('link', { name: getStarted })).toBeVisible();
  expect((await tokensOf(page)).cookie).not.toBeNull();
  await expect(prompt).toBeHidden();
  // A new user is welcomed, once.
  const welcome = page.getByRole('alert').filter({ hasText: text('google.welcome', {}, 'de') });
  await expect(welcome).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: getStarted })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(welcome).toBeHidden();
});

test('says why it could not sign in, on the page where it was @full', async ({
  allowErrors,
  page,
  withGoogle,
}) => {
  allowErrors();
  await serveScript(page, withGoogle.google.credential(newPerson(), { forged: true }));
  await page.goto('/pricing');
  await page.getByRole('button', { name: googlePrompt }).click();
  const alert = page.getByRole('alert').filter({ hasText: text('google.errors.refused') });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: text('google.dismiss') }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('asks for the password of an account whose address Google does not answer for, where the visitor is @full', async ({
  allowErrors,
  page,
  request,
  withGoogle,
}) => {
  allowErrors();
  const account = await openAccount(request, withGoogle.site.dataDir);
  await serveScript(page, withGoogle.google.credential(newPerson({ email: account.email })));
  await page.goto('/pricing');
  await page.getByRole('button', { name: googlePrompt }).click();
  await expect(page.getByText(text('google.password.lead'))).toBeVisible();
  await page.getByLabel(text('fields.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: text('google.password.submit') }).click();
  const getStarted = message('en', 'chrome', 'header.getStarted');
  await expect(page.getByRole('banner').getByRole('link', { name: getStarted })).toBeVisible();
  expect((await tokensOf(page)).cookie).not.toBeNull();
});

test('an exchange that answers an error beside its data is skipped silently @full', async ({
  page,
  withGoogle,
}) => {
  await serveScript(page, withGoogle.google.credential(newPerson()));
  await page.route('**/api/v1/common/google', (route) =>
    route.fulfill({ json: { data: null, err: 'not today' } }),
  );
  await page.goto('/pricing');
  const answered = page.waitForResponse(/common\/google/);
  await page.getByRole('button', { name: googlePrompt }).click();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect((await tokensOf(page)).cookie).toBeNull();
});

test('leaves users alone @full', async ({ page, context, request, baseURL, withGoogle }) => {
  const account = await openAccount(request, withGoogle.site.dataDir);
  await bringCookie(context, baseURL, account.token);
  const asked = await serveScript(page);
  await page.goto('/pricing');
  const getStarted = message('en', 'chrome', 'header.getStarted');
  await expect(page.getByRole('banner').getByRole('link', { name: getStarted })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
});

for (const path of ['/register', '/forget', '/start-here', '/de/register2', '/resetPassword']) {
  test(`prompts on ${path}, which has no header, and signs in there @full`, async ({ page, withGoogle }) => {
    await serveScript(page, withGoogle.google.credential(newPerson()));
    await page.goto(path);
    await page.getByRole('button', { name: googlePrompt }).click();
    await expect(page).toHaveURL(path.startsWith('/de') ? /\/de$/ : /\/$/);
    expect((await tokensOf(page)).cookie).not.toBeNull();
  });
}

test('prompts once on the login, which has the button as well @full', async ({ page }) => {
  const asked = await serveScript(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: googleButton })).toHaveCount(1);
  await expect(page.getByRole('button', { name: googlePrompt })).toHaveCount(1);
  await expect(formOf(page).button('google.start')).toBeHidden();
  expect(asked).toHaveLength(1);
});
