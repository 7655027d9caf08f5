import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test } from '../../support/services/google-site';
import { countDocuments } from '../../support/deployment/documents';
import { paid, signedIn, standIn } from '../../support/purchases';
import { serveTrackers } from '../../support/services/trackers';
import { hydrated, message, serverPage, translate } from '../../support/site';
import { expect } from '../../support/test';
import { brand } from '@/lib/site/brand';

const consent = (key: string) => message('de', 'chrome', `consent.${key}`);
const choice = (key: string) => message('de', 'company', `cookies.choice.${key}`);
const notice = (page: Page) => page.getByRole('region', { name: consent('label') });

/** Opens a page and lets time pass, until what is asked for late has had its time as well: the notice, the trackers and the chat. */
async function openAndWait(page: Page, path: string) {
  await page.goto(path);
  await letTimePass(page);
}

async function letTimePass(page: Page) {
  await hydrated(page);
  for (let time = 0; time < 3; time += 1) {
    await page.clock.runFor(6_000);
    await page.waitForLoadState('networkidle');
  }
}

const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

test.beforeEach(({ page }) => page.clock.install());

test('nothing of others loads before it is accepted; then all of it; and nothing after it is revoked @full', async ({
  page,
  context,
}) => {
  const trackers = await serveTrackers(context);
  const logged: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const call = pathname.replace('/api/v1/common/', '');
    if (/^log(?:Fb|Fbclid|Path)$/.test(call)) logged.push(`${call}${search}${request.postData() ?? ''}`);
  });

  await openAndWait(page, '/de/pricing?fbclid=click-1');
  await expect(notice(page)).toBeVisible();
  expect(trackers.foreign).toEqual([]);
  expect(Object.keys(await cookies(page))).not.toEqual(expect.arrayContaining(['_fbc']));
  expect(logged).toEqual(['logPath?path=%2Fpricing&locale=de&sign=page-path-log']);

  const accept = notice(page).getByRole('button', { name: consent('accept'), exact: true });
  const decline = notice(page).getByRole('button', { name: consent('decline'), exact: true });
  const looks = (button: typeof accept) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { color, backgroundColor, borderColor, fontWeight, width, height };
    });
  expect(await looks(accept)).toEqual(await looks(decline));
  await accept.click();
  await expect(notice(page)).toHaveCount(0);
  const asked = () => [...new Set(trackers.foreign.map(({ hostname }) => hostname))].sort();
  await expect
    .poll(asked)
    .toEqual(['connect.facebook.net', 'go.crisp.chat', 'www.facebook.com', 'www.googletagmanager.com']);
  const chat = trackers.foreign.find(({ hostname }) => hostname === 'go.crisp.chat');
  expect(chat?.searchParams.get('locale')).toBe('de');
  const open = page.getByRole('button', { name: message('de', 'chrome', 'chat.open') });
  await open.click();
  const title = translate('de', 'chrome', 'chat.title', { brand: brand.name });
  await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('heading')).toBeVisible();
  await page.clock.runFor(2_000);
  const { _fbc: fbc = '' } = await cookies(page);
  expect(fbc).toMatch(/^fb\.1\.\d{13}\.click-1$/);
  await expect
    .poll(() => logged.slice(1))
    .toEqual(['logFbclid?fbclid=click-1', `logFb${JSON.stringify({ fbc, fbp: 'fb.1.1.browser' })}`]);
  expect((await trackers.commands(page)).map(([name, first]) => `${name} ${first}`)).toEqual(
    expect.arrayContaining(['fbq init', 'fbq track', 'gtag consent', 'gtag config']),
  );

  // A document where visitors sign in has none of them, and its policy would not let them in.
  trackers.foreign.length = 0;
  const documents = countDocuments(page);
  await page.getByRole('banner').locator('a[href^="/de/login"]:visible').first().click();
  await page.waitForURL(/\/de\/login/);
  expect(documents(), 'not the one that the trackers are in').toBe(1);
  await letTimePass(page);
  await expect.poll(asked).toEqual(['go.crisp.chat']);
  const { headers } = await serverPage(page.request, '/de/login');
  expect(headers['content-security-policy']).not.toMatch(/facebook|googletagmanager/);

  await openAndWait(page, '/de/cookie');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText(choice('accepted'))).toBeVisible();
  await expect.poll(asked).toContain('connect.facebook.net');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: choice('decline'), exact: true }).click();
  await reloaded;
  await expect(page.getByText(choice('declined'))).toBeVisible();
  trackers.foreign.length = 0;
  await openAndWait(page, '/de/pricing?fbclid=click-2');
  expect(trackers.foreign).toEqual([]);
  expect(Object.keys(await cookies(page)).filter((name) => /^_(?:fb|ga|gcl)/.test(name))).toEqual([]);
});

test('a paid order is reported once to each, with its value in dollars, from the page after the one that names it @full', async ({
  page,
  context,
  baseURL,
}) => {
  const trackers = await serveTrackers(context);
  await signedIn(context, baseURL);
  const api = await standIn(context);
  await page.goto('/success/p1');
  await hydrated(page);
  await page.clock.runFor(6_000);
  await page
    .getByRole('region', { name: message('en', 'chrome', 'consent.label') })
    .getByRole('button', { name: message('en', 'chrome', 'consent.accept'), exact: true })
    .click();
  api.answer('stripe/status', paid({ amount: 1990 }));
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  const services = () => trackers.foreign.filter(({ hostname }) => hostname !== 'go.crisp.chat');
  expect(services()).toEqual([]);
  const { headers } = await serverPage(page.request, '/success/p1');
  expect(headers['content-security-policy']).not.toMatch(/facebook|googletagmanager/);
  await page.evaluate("window.location.assign('/pricing')");
  await page.waitForURL(/\/pricing$/);
  await hydrated(page);
  expect(await page.evaluate(() => document.referrer)).not.toContain('success');
  const orders = async () =>
    (await trackers.commands(page)).filter((command) => /^(?:Purchase|conversion)$/.test(String(command[2])));
  await expect
    .poll(async () => {
      await page.clock.runFor(3_000);
      return (await orders()).length;
    })
    .toBe(2);
  const name = createHash('sha256').update('p1').digest('hex');
  expect(await orders()).toEqual(
    expect.arrayContaining([
      ['fbq', 'track', 'Purchase', { value: 19.9, currency: 'USD' }, { eventID: name }],
      [
        'gtag',
        'event',
        'conversion',
        expect.objectContaining({
          send_to: 'AW-123456789/AbC-D_efG',
          transaction_id: name,
          value: 19.9,
          currency: 'USD',
        }),
      ],
    ]),
  );
});

test('a browser that sends the privacy signal is not measured, whatever was accepted @full', async ({
  page,
  context,
}) => {
  const trackers = await serveTrackers(context);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    if (location.protocol === 'about:' || window !== window.top) return;
    const kept = { version: 1, choice: 'accepted', date: new Date().toISOString() };
    localStorage.setItem('consent', JSON.stringify(kept));
    document.cookie = '_fbp=fb.1.1.earlier; path=/';
  });
  await openAndWait(page, '/de/pricing?fbclid=click-1');
  await expect(notice(page)).toHaveCount(0);
  // The chat is no marketing.
  await expect.poll(() => trackers.foreign.map(({ hostname }) => hostname)).toEqual(['go.crisp.chat']);
  expect(Object.keys(await cookies(page)).filter((name) => name.startsWith('_fb'))).toEqual([]);
  await openAndWait(page, '/de/cookie');
  await expect(page.getByText(choice('signal'))).toBeVisible();
  expect([...new Set(trackers.foreign.map(({ hostname }) => hostname))]).toEqual(['go.crisp.chat']);
});
