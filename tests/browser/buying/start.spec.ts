import type { Route } from '@playwright/test';
import { brand } from '@/lib/site/brand';
import { buy, paymentDialog as dialog, paymentText as text, planOf } from '../../support/offer-parts';
import { failedLoads } from '../../support/problems';
import { planNamed, priceOf, signedIn, standIn } from '../../support/purchases';
import { hydrated, translate } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a visitor', () => {
  test('is led to the login and, once signed in, goes on with the offer @full', async ({
    page,
    context,
    baseURL,
  }) => {
    const api = await standIn(context);
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'quarter').click();
    await expect(page).toHaveURL(/\/login\?next=%2Fpricing%3Fbuy%3Dquarter$/);
    expect(api.calls('stripe/payUrl')).toHaveLength(0);
    await signedIn(context, baseURL);
    await page.goto('/login?next=%2Fpricing%3Fbuy%3Dquarter');
    await expect(dialog(page, 'waiting.ready.title')).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(api.calls('stripe/payUrl')[0]?.url.searchParams.get('vipId')).toBe(planNamed('quarter').vipId);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: text('waiting.open') }).click(),
    ]);
    await expect(tab).toHaveURL(/\/pay-here$/);
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(api.calls('stripe/payUrl')).toHaveLength(1);
  });

  test('goes on with an offer that the page was not built with @full', async ({ page, context, baseURL }) => {
    const year = { ...planNamed('week'), vipId: 99, name: 'year', days: 365 };
    const api = await standIn(context, { 'common/vips': { data: [year] }, vips: { data: [year] } });
    await page.goto('/pricing');
    await buy(page, 'id:99').click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await signedIn(context, baseURL);
    await page.reload();
    await expect(dialog(page, 'waiting.ready.title')).toContainText(planOf(365));
    expect(api.calls('stripe/payUrl')[0]?.url.searchParams.get('vipId')).toBe('99');
  });

  test('who signed in buys nothing by a link from elsewhere', async ({ page, context, baseURL }) => {
    await signedIn(context, baseURL);
    const api = await standIn(context);
    await page.goto('/pricing?buy=quarter&utm_source=mail');
    await expect(page).toHaveURL(/\/pricing\?utm_source=mail$/);
    await page.waitForLoadState('networkidle');
    expect(api.calls('stripe/payUrl')).toHaveLength(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a click on an offer', () => {
  test.beforeEach(async ({ context, baseURL }) => signedIn(context, baseURL));

  test('opens the payment page in a tab of its own that cannot reach back', async ({ page, context }) => {
    const api = await standIn(context);
    await page.goto('/de/pricing');
    await hydrated(page);
    const [tab] = await Promise.all([page.waitForEvent('popup'), buy(page, 'month').click()]);
    await expect(tab).toHaveURL(/\/pay-here$/);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    const [asked] = api.calls('stripe/payUrl');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      vipId: planNamed('month').vipId,
      path: 'pricing',
      isMobile: '0',
    });
    expect(asked?.headers.locale).toBe('de');
    expect(asked?.headers.authorization).toBe('Bearer stand-in-token');
    await expect(page.getByRole('dialog')).toContainText(priceOf('month', 'de'));
  });

  test('leads a phone to the payment page in the same window, and back to waiting @full', async ({
    page,
    context,
  }) => {
    const api = await standIn(context);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', {
        value:
          'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      });
    });
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'week').click();
    await expect(page).toHaveURL(/\/pay-here$/);
    expect(api.calls('stripe/payUrl')[0]?.url.searchParams.get('isMobile')).toBe('1');
    await page.goBack();
    await expect(dialog(page, 'waiting.title')).toBeVisible();
  });

  test('whose tab the browser blocks offers a link to the payment page', async ({ page, context }) => {
    await standIn(context);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'week').click();
    const ready = dialog(page, 'waiting.ready.title');
    const link = ready.getByRole('link', { name: text('waiting.open') });
    await expect(link).toHaveAttribute('href', /\/pay-here$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(ready).toContainText(priceOf('week'));
    // Nobody can have paid yet.
    await expect(ready.getByText(text('waiting.checking'))).toHaveCount(0);
    await expect(ready.getByText(text('waiting.stopNote'))).toHaveCount(0);
    await Promise.all([page.waitForEvent('popup'), link.click()]);
    const waiting = dialog(page, 'waiting.title');
    await expect(waiting.getByText(text('waiting.checking'))).toBeVisible();
    await expect(waiting.getByRole('link', { name: text('waiting.again') })).toBeVisible();
  });

  test('can be taken back before the payment page is opened @full', async ({ page, context }) => {
    await standIn(context);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'week').click();
    const ready = dialog(page, 'waiting.ready.title');
    await ready.getByRole('button', { name: text('waiting.cancel'), exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('purchases_under_way'))).toBeNull();
  });

  test('that is repeated begins one purchase @full', async ({ page, context }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const api = await standIn(context, {
      'stripe/payUrl': async (route: Route) => {
        await answered;
        await route.fulfill({ json: { data: { logVipId: 'p1', url: '/pay-here' } } });
      },
    });
    await page.goto('/pricing');
    await hydrated(page);
    await Promise.all([page.waitForEvent('popup'), buy(page, 'week').click()]);
    await expect(buy(page, 'week')).toHaveAttribute('aria-busy', 'true');
    await expect(buy(page, 'month')).toHaveAttribute('aria-disabled', 'true');
    const opening = page.getByRole('status').filter({ hasText: text('opening.text') });
    await expect(opening).toBeVisible();
    await buy(page, 'week').dispatchEvent('click', { button: 0 });
    await buy(page, 'month').dispatchEvent('click', { button: 0 });
    await expect.poll(() => api.calls('stripe/payUrl').length).toBe(1);
    answer();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(buy(page, 'week')).not.toHaveAttribute('aria-busy');
    await expect(opening).toHaveCount(0);
    expect(api.calls('stripe/payUrl')).toHaveLength(1);
    expect(context.pages()).toHaveLength(2);
  });

  test('in two tabs goes on with one purchase', async ({ page, context }) => {
    const api = await standIn(context);
    const other = await context.newPage();
    await Promise.all([page.goto('/pricing'), other.goto('/pricing')]);
    await Promise.all([hydrated(page), hydrated(other)]);
    await buy(page, 'week').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await buy(other, 'week').click();
    await expect(other.getByRole('dialog')).toBeVisible();
    expect(api.calls('stripe/payUrl')).toHaveLength(1);
  });

  // An address without its protocol is refused by the contract already, before it is looked at.
  test('never leads to any other address', async ({ page, context }) => {
    for (const [url, key] of [
      ['https://evil.example/pay', 'errors.address'],
      ['//evil.example/pay', 'errors.server'],
      ['http://checkout.stripe.com/pay', 'errors.address'],
    ] as const) {
      await context.unrouteAll();
      await standIn(context, { 'stripe/payUrl': { data: { logVipId: 'p1', url } } });
      await page.goto('/pricing');
      await hydrated(page);
      // The message goes after three seconds: it is waited for from before the click.
      const words = translate('en', 'payment', key, { email: brand.supportEmail });
      await Promise.all([
        expect(page.getByRole('alert').getByText(words), url).toBeVisible(),
        buy(page, 'week').click(),
      ]);
      await expect.poll(() => context.pages().length, url).toBe(1);
      await expect(page.getByRole('dialog'), url).toHaveCount(0);
    }
  });

  test("shows the API's own words when it refuses by a code of its own, and closes the tab @full", async ({
    allowErrors,
    page,
    context,
  }) => {
    allowErrors();
    await standIn(context, {
      'stripe/payUrl': (route: Route) =>
        route.fulfill({ status: 404, json: { message: 'Sold out until Monday', code: 'sold_out' } }),
    });
    await page.clock.install();
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'week').click();
    const toast = page.getByRole('alert').getByText('Sold out until Monday');
    await expect(toast).toBeVisible();
    expect((await toast.locator('..').boundingBox())?.y).toBe(16);
    expect(context.pages()).toHaveLength(1);
    await toast.hover();
    await page.clock.runFor(3_300);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 600);
    await page.clock.runFor(3_300);
    await expect(toast).toBeHidden();
  });

  test('without a connection says so in own words @full', async ({ page, context, allowErrors }) => {
    allowErrors(failedLoads);
    const api = await standIn(context);
    await page.goto('/pricing');
    await hydrated(page);
    await expect.poll(() => api.calls('vips').length).toBe(1);
    await page.route('**/api/v1/stripe/payUrl**', (route) => route.abort('internetdisconnected'));
    await buy(page, 'week').click();
    await expect(page.getByRole('alert').getByText(text('errors.network'))).toBeVisible();
  });
});
