import type { Page } from '@playwright/test';
import {
  bringCookie,
  listsOf,
  logIn,
  noTokens,
  openAccount,
  openApp,
  revoke,
  signOut,
  text,
  tokensOf,
} from '../../support/accounts';
import { countSessions } from '../../support/accounts-database';
import { fullUnless } from '../../support/full';
import { hydrated, isApiCall, message } from '../../support/site';
import { expect, test } from '../../support/test';

const hello = text('app.title', { name: 'Ada' });
/** What a page of prices asks for a user: the answer must not meet the end of the session. */
const ownPlans = (page: Page) => page.waitForResponse(/\/api\/v1\/vips$/);
const headerLink = (page: Page, key: 'getStarted' | 'tryForFree') =>
  page.getByRole('banner').getByRole('link', { name: message('en', 'chrome', `header.${key}`) });

test.use({ viewport: { width: 1440, height: 900 } });

test('signing out in one tab signs out the others', async ({ page, context, request }) => {
  const account = await openAccount(request);
  await logIn(page, account);
  const [home, header] = [await context.newPage(), await context.newPage()];
  await home.goto('/app');
  await expect(home.getByText(hello)).toBeVisible();
  await Promise.all([ownPlans(header), header.goto('/pricing')]);
  await expect(headerLink(header, 'getStarted')).toBeVisible();

  await listsOf(home);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(home).toHaveURL(/\/$/);
  await expect(home.getByText(hello)).toBeHidden();
  await expect(headerLink(header, 'tryForFree')).toBeVisible();
  await expect(header).toHaveURL(/\/pricing$/);
  for (const tab of [page, home, header]) expect(await tokensOf(tab)).toEqual(noTokens);
  // The session that opened the account is another one.
  await expect.poll(() => countSessions(account.email)).toBe(1);
});

test('the root says that one is logged out, where the focus is, once, and has the way back in', async ({
  page,
  request,
  baseURL,
}) => {
  await openApp(page, baseURL, await openAccount(request));
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  const said = page.getByText(message('en', 'app', 'signedOut'), { exact: true });
  await expect(said).toBeInViewport();
  const focused = page.locator('#logged-out:focus');
  await expect(focused).toContainText(message('en', 'app', 'signedOut'));
  await expect(
    page.getByRole('banner').getByRole('link', { name: message('en', 'meta', 'login.name'), exact: true }),
  ).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(said).toBeHidden();
});

test('the back button after signing out shows nothing private', async ({ page, request, baseURL }) => {
  await openApp(page, baseURL, await openAccount(request));
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const seen = await watchFor(page, hello);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fapp$/);
  expect(seen()).toBe(false);
  // The login asks whether the service takes passkeys, as it does of every visitor.
  expect(calls.filter(isApiCall).filter((url) => !url.includes('/common/setting?'))).toEqual([]);
});

test('going back inside the site after another tab has signed out shows nothing private @full', async ({
  page,
  context,
  request,
}) => {
  await logIn(page, await openAccount(request));
  const menu = page.getByRole('navigation', { name: message('en', 'chrome', 'header.label') });
  await Promise.all([
    ownPlans(page),
    menu.getByRole('link', { name: message('en', 'meta', 'pricing.name'), exact: true }).click(),
  ]);
  await expect(headerLink(page, 'getStarted')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app');
  await signOut(other);
  await expect(headerLink(page, 'tryForFree')).toBeVisible();
  const seen = await watchFor(page, hello);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fapp$/);
  expect(seen()).toBe(false);
});

test('a page that the browser brings back as it was is left when the session is over @full', async ({
  page,
  request,
  baseURL,
}) => {
  await openApp(page, baseURL, await openAccount(request));
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().clearCookies();
  // What browsers do when they keep a page in memory; the tests' own never keeps one.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(hello)).toBeHidden();
});

test('signs out at once, and for good in this browser, when the API does not answer @full', async ({
  page,
  request,
  baseURL,
}) => {
  await openApp(page, baseURL, await openAccount(request));
  await page.route('**/api/v1/logout', () => undefined);
  await signOut(page);
  await expect.poll(() => tokensOf(page)).toEqual(noTokens);
  // Long before the call would time out.
  await expect(page).toHaveURL(/\/$/, { timeout: 5_000 });
  await page.goto('/app');
  await expect(page).toHaveURL(/\/login\?next=%2Fapp$/);
});

test('signs out when the API cannot be reached', async ({ allowErrors, page, request, baseURL }) => {
  allowErrors(/ERR_CONNECTION_REFUSED/);
  await openApp(page, baseURL, await openAccount(request));
  await page.route('**/api/v1/logout', (route) => route.abort('connectionrefused'));
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await tokensOf(page)).toEqual(noTokens);
});

test('a session that ended elsewhere ends quietly where the header asks @full', async ({
  allowErrors,
  page,
  context,
  request,
  baseURL,
}) => {
  allowErrors();
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  await Promise.all([ownPlans(page), page.goto('/pricing')]);
  await expect(headerLink(page, 'getStarted')).toBeVisible();
  // Listened for first: a call that was under way already may be the one that is refused.
  const refused = page.waitForResponse((response) => response.status() === 401);
  await revoke(request, token);
  await page.reload();
  await refused;
  await expect.poll(() => tokensOf(page)).toEqual(noTokens);
  await expect(headerLink(page, 'tryForFree')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a 401 in the middle ends the session and leads to the start of the site', async ({
  allowErrors,
  page,
  request,
  baseURL,
}) => {
  allowErrors();
  const account = await openAccount(request);
  await openApp(page, baseURL, account);
  await listsOf(page);
  await page.evaluate(() => localStorage.setItem('something', 'else'));
  await revoke(request, account.token);
  // What the page asks by itself may meet the end of the session before the button is pressed.
  await Promise.any([signOut(page), page.waitForURL(/\/$/)]);
  await expect(page).toHaveURL(/\/$/);
  expect(await tokensOf(page)).toEqual(noTokens);
  expect(await page.evaluate(() => localStorage.getItem('something'))).toBeNull();
});

test('a visitor who opens the app home comes back to it after signing in', async ({ page, request }) => {
  await openAccount(request);
  await page.goto('/de/app');
  await expect(page).toHaveURL(/\/de\/login\?next=%2Fde%2Fapp$/);
});

for (const width of [360, 1440]) {
  test(`the header says Get started to users without moving anything at ${width} px${fullUnless(width === 360)}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing');
    const asVisitor = await headerLink(page, 'tryForFree').locator('..').boundingBox();
    const { token } = await openAccount(request);
    await bringCookie(context, baseURL, token);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const moved = list.getEntries() as (PerformanceEntry & { value: number })[];
        document.documentElement.dataset.moved = String(
          moved.reduce((sum, { value }) => sum + value, Number(document.documentElement.dataset.moved ?? 0)),
        );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/pricing');
    await expect(headerLink(page, 'getStarted')).toBeVisible();
    await expect(headerLink(page, 'tryForFree')).toBeHidden();
    expect(await headerLink(page, 'getStarted').locator('..').locator('..').boundingBox()).toMatchObject({
      height: asVisitor?.height,
      width: asVisitor?.width,
      x: asVisitor?.x,
    });
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBe(0);
    await headerLink(page, 'getStarted').click();
    await expect(page.getByText(hello)).toBeVisible();
  });
}

/** Watches from now on, over page loads too, whether a text is ever in the page. */
async function watchFor(page: Page, words: string): Promise<() => boolean> {
  let found = false;
  await page.exposeFunction('reportWords', () => {
    found = true;
  });
  const observe = (words: string) => {
    const look = () => {
      if (document.body?.textContent?.includes(words))
        void (window as unknown as { reportWords: () => void }).reportWords();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  };
  await page.addInitScript(observe, words);
  await page.evaluate(observe, words);
  return () => found;
}
