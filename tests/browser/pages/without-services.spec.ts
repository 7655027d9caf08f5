import { formOf } from '../../support/accounts';
import { legalMentions } from '../../support/services/legal-mentions';
import { hydrated } from '../../support/site';
import { expect, test } from '../../support/test';

test('the legal pages name neither Google nor Stripe where they are off', async ({ request }) => {
  expect(Object.entries(await legalMentions(request)).filter(([, isThere]) => isThere)).toEqual([]);
});

test('a build without a client loads nothing from Google', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  for (const path of ['/', '/login', '/register', '/pricing']) {
    await page.goto(path);
    await hydrated(page);
    // Google's script is asked for when there is nothing else to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (path === '/login') await expect(formOf(page).button('google.start')).toBeHidden();
  }
  await expect(formOf(page).button('google.start')).toBeHidden();
  expect(foreign).toEqual([]);
});
