import { formOf } from '../../support/accounts';
import { legalMentions } from '../../support/services/legal-mentions';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

test('the legal pages name no service that is off', async ({ request }) => {
  expect(Object.entries(await legalMentions(request)).filter(([, isThere]) => isThere)).toEqual([]);
});

test('a build without services loads nothing from anybody else, and logs page views by itself', async ({
  allowErrors,
  page,
}) => {
  // One of the pages is not there.
  allowErrors();
  const foreign: string[] = [];
  const views: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname, search } = new URL(request.url());
    if (hostname !== 'localhost') foreign.push(request.url());
    if (pathname === '/api/v1/common/logPath') views.push(`${request.method()} ${search}`);
  });
  const logged = (path: string, locale: string) =>
    `POST ?${new URLSearchParams({ path, locale, sign: 'page-path-log' })}`;
  // The notice, and what trackers and a chat would wait for.
  await page.clock.install();
  await page.goto('/de/courses?fbclid=click');
  await hydrated(page);
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  await expect(
    page.getByRole('region', { name: message('de', 'chrome', 'cookieNotice.label') }),
  ).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: message('de', 'meta', 'pricing.name') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/pricing$/);
  await expect.poll(() => views).toEqual([logged('/courses', 'de'), logged('/pricing', 'de')]);
  expect(await page.context().cookies()).toEqual([]);
  await page.clock.resume();

  for (const path of ['/', '/login', '/register', '/start-here', '/nope', '/pricing']) {
    await page.goto(path);
    await hydrated(page);
    // Google's script is asked for when there is nothing else to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (path === '/login') await expect(formOf(page).button('google.start')).toBeHidden();
  }
  await expect(formOf(page).button('google.start')).toBeHidden();
  expect(foreign).toEqual([]);
  expect(views.slice(2)).toContain(logged('/start-here', 'en'));
});
