import type { APIRequestContext } from '@playwright/test';
import {
  bringCookie,
  noTokens,
  openAccount,
  openApp,
  openStays,
  signOut,
  text,
  tokensOf,
} from '../../support/accounts';
import { listedRoutes } from '@/lib/articles/pages';
import { fullUnless } from '../../support/full';
import { hydrated, matches, message, serverPage } from '../../support/site';
import { expect, test } from '../../support/test';

const free = message('en', 'chrome', 'header.tryForFree');
const started = message('en', 'chrome', 'header.getStarted');

test('who is logged in is led to the account where others may try, and finds no free trial on any page @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  // Of pages that offer it in their frame alone, where the way to the account takes its place, one of each frame.
  for (const path of ['/', '/start-here', ...(await pagesThatOfferIt(request))]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('link', { name: started }).first(), path).toBeVisible();
    await expect(page.getByRole('link', { name: free }), path).toHaveCount(0);
  }
});

test('the header of a wide screen has the account of a member where a visitor finds the login', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  await page.goto('/pricing');
  const link = (id: string) =>
    page.getByRole('banner').getByRole('link', { name: message('en', 'meta', `${id}.name`), exact: true });
  await expect(link('account')).toHaveAttribute('href', '/account');
  await expect(link('login')).toHaveCount(0);
});

/** The paths of pages with more offers of a free trial than ways to the account. */
async function pagesThatOfferIt(request: APIRequestContext): Promise<string[]> {
  const paths = listedRoutes().map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(40);
  const documents = await Promise.all(
    paths.map(async (path) => ({ path, html: (await serverPage(request, path)).html })),
  );
  const linksIn = (html: string, name: string) =>
    matches(html, new RegExp(`<a\\b[^>]*>(${name})</a>`, 'g')).length;
  for (const { path, html } of documents) expect(linksIn(html, free), path).toBeGreaterThan(0);
  return documents
    .filter(({ html }) => linksIn(html, free) !== linksIn(html, started))
    .map(({ path }) => path);
}

test('the menu of a phone leads a member to the account', async ({ page, context, request, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  for (const path of ['/', '/blog/skills/describe-a-photo']) {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: message('en', 'chrome', 'header.open') }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: started })).toBeVisible();
    await expect(page.getByRole('link', { name: free })).toHaveCount(0);
  }
});

for (const width of [390, 1440]) {
  test(`logging out leaves what the reader has done, and clears it when asked, at ${width} px${fullUnless(width === 390)}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const work = {
      course_progress: JSON.stringify({ readAndSelect: { opened: 1, done: 1 } }),
      practice_answers: '{}',
      vocabulary_cards: '{}',
      diagnostic_result: '{}',
      diagnostic_seen: '[]',
      diagnostic_details: '{}',
    };
    const ofAccount = ['purchases_under_way', 'visit_origin', 'something'];
    const fill = ([work, ofAccount]: [Record<string, string>, string[]]) => {
      for (const [name, value] of Object.entries(work)) localStorage.setItem(name, value);
      for (const name of ofAccount) {
        localStorage.setItem(name, 'of the account');
        sessionStorage.setItem(name, 'of the account');
      }
    };
    const left = () =>
      page.evaluate(
        (names) => ({
          local: names.filter((name) => localStorage.getItem(name) !== null),
          tab: names.filter((name) => sessionStorage.getItem(name) !== null),
        }),
        [...Object.keys(work), ...ofAccount, 'det_i18n_token'],
      );
    const clear = page.getByRole('checkbox', { name: text('app.signOutClears') });
    for (const asked of [false, true]) {
      await openApp(page, baseURL, await openAccount(request));
      await openStays(page);
      await expect(page.getByText(text('app.signOutKeeps'))).toBeVisible();
      await expect(clear).not.toBeChecked();
      await page.evaluate(fill, [work, ofAccount] as [Record<string, string>, string[]]);
      if (asked) await page.getByText(text('app.signOutClears')).click();
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(left).toEqual({ local: asked ? [] : Object.keys(work), tab: [] });
      expect(await tokensOf(page)).toEqual(noTokens);
    }
  });
}
