import type { Page, Route } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { brand } from '../lib/site/brand';
import { expect, test, watchBut } from './support/accounts';
import { chooseLanguage } from './support/languages';
import { watchShifts } from './support/layout-shifts';
import { money, paid, planNamed, plans, priceOf, saving, signedIn, standIn, user } from './support/purchases';
import { catalog, hydrated, message, serverPage, watch } from './support/site';

/** Another price of the month than that of the pages, in cents. */
const less = planNamed('month').amount - 500;

const text = (key: string) => message('en', 'payment', key);
const words = createTranslator({
  locale: 'en',
  messages: { plans: catalog('en', 'plans'), pricing: catalog('en', 'pricing') },
});
/** How a plan of so many days is called. */
const planOf = (days: number) => words('plans.unnamed.days', { days });
const buy = (page: Page, offer: string) => page.locator(`a[data-buy="${offer}"]`);
const dialog = (page: Page, key: string) => page.getByRole('dialog', { name: text(key) });

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('prices', () => {
  test('that are still right change nothing and load nothing but the question', async ({ page, context }) => {
    const { expectQuiet } = watch(page);
    const api = await standIn(context);
    const shifts = await watchShifts(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const document = await (await page.goto('/pricing'))?.text();
    const before = await page.getByRole('main').innerHTML();
    await expect.poll(() => api.calls('common/vips').length).toBe(1);
    await expect.poll(() => api.calls('common/setting').length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('main').innerHTML()).toBe(before);
    expect(await shifts()).toEqual([]);
    // The page names all that it loads by itself; the one more asks, when there is nothing better to do.
    const later = scripts.filter((address) => !document?.includes(new URL(address).pathname));
    expect(later).toHaveLength(1);
    expectQuiet();
  });

  test('that have changed are shown in their place', async ({ page, context }) => {
    const changed = plans
      .filter(({ name }) => name !== 'ten')
      .map((plan) =>
        plan.name === 'month'
          ? {
              ...plan,
              amount: less,
              originalAmount: plan.amount,
              days: 31,
              correctNum: 60,
              tag: 'Pro' as const,
            }
          : plan,
      );
    await standIn(context, {
      'common/vips': {
        data: [...changed, { ...planNamed('week'), vipId: '99', name: 'year', days: 365, amount: 9990 }],
      },
    });
    await page.goto('/pricing');
    const card = page.getByRole('listitem').filter({ has: buy(page, 'month') });
    await expect(card).toContainText(money(less));
    await expect(card).toContainText(money(Math.round(less / 31)));
    await expect(card).toContainText(planOf(31));
    await expect(card).toContainText(`${words('plans.rows.corrections')}: 60`);
    await expect(card.getByText(message('en', 'plans', 'pro'), { exact: true })).toBeVisible();
    await expect(card.locator('s')).toHaveText(priceOf('month'));
    await expect(buy(page, 'month')).toHaveAccessibleName(words('plans.chooseNamed', { plan: planOf(31) }));
    await expect(buy(page, 'ten')).toBeHidden();
    await expect(buy(page, 'five')).toBeVisible();
    const year = page.getByRole('listitem').filter({ has: buy(page, 'id:99') });
    await expect(year).toContainText(planOf(365));
    await expect(year).toContainText('$99.90');
    await expect(buy(page, 'id:99')).toHaveAccessibleName(words('plans.chooseNamed', { plan: planOf(365) }));
    await expect(page.getByText('year', { exact: true })).toHaveCount(0);
  });

  for (const path of ['/pricing', '/duolingo-practice-test']) {
    test(`of another API, whose packs have names of their own, are all shown on ${path}`, async ({
      page,
      context,
    }) => {
      const pack = (vipId: number, examNum: number, amount: number) => ({
        ...{ ...planNamed('single'), vipId, name: `mock${examNum}`, examNum, amount },
      });
      await standIn(context, {
        'common/vips': { data: [planNamed('week'), pack(21, 3, 1299), pack(22, 7, 2199)] },
      });
      await page.goto(path);
      const three = page.getByRole('listitem').filter({ has: buy(page, 'three') });
      await expect(three).toContainText('$12.99');
      const seven = page.getByRole('listitem').filter({ has: buy(page, 'id:22') });
      await expect(seven).toContainText('7 mock exams');
      await expect(seven).toContainText('$21.99');
      await expect(buy(page, 'single')).toBeHidden();
      await expect(page.getByText(priceOf('single')).filter({ visible: true })).toHaveCount(0);
    });
  }

  for (const path of ['/duolingo-practice-test', '/mock-exam']) {
    test(`that are nowhere to be had leave no empty list, nor a button, without a word on ${path}`, async ({
      page,
      context,
    }) => {
      await standIn(context, { 'common/vips': { data: [planNamed('week')] } });
      await page.goto(path);
      await expect(page.locator('#packs').getByText(message('en', 'plans', 'none'))).toBeVisible();
      await expect(page.getByText(priceOf('single')).filter({ visible: true })).toHaveCount(0);
    });
  }

  test('are asked for once more after an answer that says to try again, and no more', async ({
    page,
    context,
  }) => {
    const changed = plans.map((plan) => (plan.name === 'month' ? { ...plan, amount: less } : plan));
    let asked = 0;
    const api = await standIn(context, {
      'common/vips': (route: Route) => {
        asked += 1;
        return asked === 1 ? route.fulfill({ status: 503 }) : route.fulfill({ json: { data: changed } });
      },
      'common/setting': (route: Route) => route.fulfill({ status: 503 }),
    });
    await page.goto('/pricing');
    await expect(page.getByText(money(less)).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(api.calls('common/vips')).toHaveLength(2);
    expect(api.calls('common/setting')).toHaveLength(2);
  });

  test('of packs are right where they are sold alone, too', async ({ page, context }) => {
    const changed = plans.map((plan) =>
      plan.name === 'single' ? { ...plan, amount: plan.amount - 100 } : plan,
    );
    await standIn(context, { 'common/vips': { data: changed } });
    await page.goto('/de/duolingo-practice-test');
    const card = page.getByRole('listitem').filter({ has: buy(page, 'single') });
    await expect(card).toContainText(money(planNamed('single').amount - 100, 'de'));
    await expect(page.getByRole('main').getByText(priceOf('single', 'de'))).toHaveCount(0);
  });

  for (const [name, answer] of [
    ['garbage', '<html>'],
    ['an error', { err: 'closed', data: null }],
    ['a list of something else', { data: [{ vipId: 1 }] }],
    ['nothing', { data: [] }],
  ] as const) {
    test(`stay when the API answers with ${name}`, async ({ page, context }) => {
      const { expectQuiet } = watch(page);
      const api = await standIn(context, { 'common/vips': answer, 'common/setting': answer });
      await page.goto('/pricing');
      await expect.poll(() => api.calls('common/vips').length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(priceOf('month')).first()).toBeVisible();
      await expect(buy(page, 'ten')).toBeVisible();
      expectQuiet();
    });
  }

  test('mark the membership that runs without moving anything, and no packs', async ({
    page,
    context,
    baseURL,
  }) => {
    await signedIn(context, baseURL);
    const api = await standIn(context, {
      userInfo: { data: { ...user, vipEndTime: '2099-01-01T00:00:00.000Z' } },
      vips: { data: plans.map((plan) => ({ ...plan, owned: ['quarter', 'three'].includes(plan.name) })) },
    });
    const shifts = await watchShifts(page);
    await page.goto('/pricing');
    const marks = page.getByText(message('en', 'plans', 'owned'), { exact: true });
    await expect(marks).toHaveCount(1);
    await expect(page.getByRole('listitem').filter({ has: buy(page, 'quarter') })).toContainText(
      message('en', 'plans', 'owned'),
    );
    expect(await shifts()).toEqual([]);
    api.answer('userInfo', { data: { ...user, vipEndTime: '2026-01-01T00:00:00.000Z' } });
    await Promise.all([page.waitForResponse(/\/api\/v1\/vips$/), page.reload()]);
    await page.waitForLoadState('networkidle');
    await expect(marks).toHaveCount(0);
  });

  test('are readable, and lead to the login and back, without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/de/pricing');
    await expect(page.getByText(priceOf('quarter', 'de')).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`${saving}\\s?%`))).toBeVisible();
    await expect(buy(page, 'quarter')).toHaveAttribute(
      'href',
      '/de/login?next=%2Fde%2Fpricing%3Fbuy%3Dquarter',
    );
    await context.close();
  });
});

test.describe('the banner of the saving', () => {
  const banner = (page: Page, percent = saving) =>
    page.getByText(words('pricing.saving', { share: percent / 100 }), { exact: true });

  test('says what the plans say, and hides without moving anything when it is off', async ({
    page,
    context,
  }) => {
    const api = await standIn(context, { 'common/setting': { data: [] } });
    const shifts = await watchShifts(page);
    await page.goto('/pricing');
    await expect.poll(() => api.calls('common/setting').length).toBe(1);
    await expect(banner(page)).toBeHidden();
    expect(await shifts()).toEqual([]);
  });

  test('says another share when the API does', async ({ page, context }) => {
    await standIn(context, { 'common/setting': { data: [{ key: 'priceSaveUp', status: 1, value: 45 }] } });
    await page.goto('/pricing');
    await expect(banner(page, 45)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('a visitor', () => {
  test('is led to the login and, once signed in, goes on with the offer', async ({
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

  test('goes on with an offer that the page was not built with', async ({ page, context, baseURL }) => {
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
    const { expectQuiet } = watch(page);
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
    expectQuiet();
  });

  test('leads a phone to the payment page in the same window, and back to waiting', async ({
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

  test('can be taken back before the payment page is opened', async ({ page, context }) => {
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

  test('that is repeated begins one purchase', async ({ page, context }) => {
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
  for (const [url, key] of [
    ['https://evil.example/pay', 'errors.address'],
    ['//evil.example/pay', 'errors.server'],
    ['http://checkout.stripe.com/pay', 'errors.address'],
  ] as const) {
    test(`never leads to ${url}`, async ({ page, context }) => {
      await standIn(context, { 'stripe/payUrl': { data: { logVipId: 'p1', url } } });
      await page.goto('/pricing');
      await hydrated(page);
      // The message goes after three seconds: it is waited for from before the click.
      const words = text(key).replace('{email}', brand.supportEmail);
      await Promise.all([
        expect(page.getByRole('alert').getByText(words)).toBeVisible(),
        buy(page, 'week').click(),
      ]);
      await expect.poll(() => context.pages().length).toBe(1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test("shows the API's own words when it refuses, and closes the tab", async ({ page, context }) => {
    const { expectQuiet } = watchBut(page, /status of 4\d\d/);
    await standIn(context, {
      'stripe/payUrl': (route: Route) =>
        route.fulfill({ status: 404, json: { message: 'There is no such plan', code: 'unknown_plan' } }),
    });
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'week').click();
    const toast = page.getByRole('alert').getByText('There is no such plan');
    await expect(toast).toBeVisible();
    expect((await toast.locator('..').boundingBox())?.y).toBe(16);
    expect(context.pages()).toHaveLength(1);
    await toast.hover();
    await page.waitForFunction(
      (start) => performance.now() > start + 3300,
      await page.evaluate(() => performance.now()),
    );
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 600);
    await expect(toast).toBeHidden({ timeout: 4000 });
    expectQuiet();
  });

  test('without a connection says so in own words', async ({ page, context }) => {
    await standIn(context);
    await page.goto('/pricing');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/api/v1/stripe/payUrl**', (route) => route.abort('internetdisconnected'));
    await buy(page, 'week').click();
    await expect(page.getByRole('alert').getByText(text('errors.network'))).toBeVisible();
  });
});

test.describe('waiting', () => {
  test.beforeEach(async ({ context, baseURL }) => signedIn(context, baseURL));

  const start = async (page: Page) => {
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'quarter').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

  test('outlives a reload and a lost connection, and ends when the purchase is paid', async ({
    page,
    context,
  }) => {
    const api = await standIn(context);
    await start(page);
    await page.reload();
    await expect(dialog(page, 'waiting.title')).toContainText(priceOf('quarter'));
    api.answer('stripe/status', (route: Route) => route.abort('internetdisconnected'));
    await expect(page.getByText(text('waiting.lost'))).toBeVisible();
    api.answer('stripe/status', { err: null, data: { code: 2 } });
    await expect(dialog(page, 'cancelled.title')).toBeVisible();
    api.answer('stripe/status', paid());
    const success = dialog(page, 'success.title');
    await expect(success).toContainText('Your Premium Plan has been activated!');
    await expect(success).toContainText('VIP Expires at: February 18, 2027');
    await expect(success).toContainText('AI Correction: Unlimited');
    const before = api.calls('userInfo').length;
    expect(before).toBeGreaterThan(1);
    await success.getByRole('button', { name: text('success.confirm') }).click();
    await expect(page).toHaveURL(/\/app#\/home$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const asked = api.calls('stripe/status').length;
    await page.goto('/pricing');
    await page.waitForLoadState('networkidle');
    expect(api.calls('stripe/status')).toHaveLength(asked);
  });

  test('tells the buyer once in all tabs, and one of them asks', async ({ page, context }) => {
    const api = await standIn(context);
    await start(page);
    const other = await context.newPage();
    await other.goto('/duolingo-practice-test');
    await expect(other.getByRole('dialog')).toBeVisible();
    const before = api.calls('stripe/status').length;
    await page.waitForFunction(
      (from) => performance.now() > from + 3000,
      await page.evaluate(() => performance.now()),
    );
    expect(api.calls('stripe/status').length - before).toBeLessThanOrEqual(4);
    api.answer('stripe/status', paid({ type: '4', tag: null, examNum: 3, vipEndTime: null }));
    const told = () =>
      Promise.all([page, other].map((tab) => tab.getByText('3 mock exams activated successfully!').count()));
    await expect.poll(async () => (await told()).reduce((sum, count) => sum + count, 0)).toBe(1);
    for (const tab of [page, other]) await expect(dialog(tab, 'waiting.title')).toHaveCount(0);
    expect((await told()).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('can be left, in every tab', async ({ page, context }) => {
    const api = await standIn(context);
    await start(page);
    const other = await context.newPage();
    await other.goto('/app');
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.getByRole('button', { name: text('waiting.close') }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    const notice = other.getByRole('region', { name: text('waiting.title') });
    await notice.getByRole('button', { name: text('waiting.stop') }).click();
    await expect(notice).toHaveCount(0);
    for (const tab of [page, other]) await expect(tab.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    const asked = api.calls('stripe/status').length;
    await page.waitForFunction(
      (from) => performance.now() > from + 1500,
      await page.evaluate(() => performance.now()),
    );
    expect(api.calls('stripe/status')).toHaveLength(asked);
  });

  test('goes on in the background when its dialog is closed by Escape', async ({ page, context }) => {
    const api = await standIn(context);
    await start(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buy(page, 'quarter')).toBeFocused();
    const notice = page.getByRole('region', { name: text('waiting.title') });
    await expect(notice).toContainText(priceOf('quarter'));
    await page.goto('/app');
    await expect(notice).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await notice.getByRole('button', { name: text('notice.show') }).click();
    await expect(dialog(page, 'waiting.title')).toBeVisible();
    await page.keyboard.press('Escape');
    api.answer('stripe/status', paid());
    await expect(dialog(page, 'success.title')).toBeVisible();
  });

  test('can be stopped from the notice, also of one that was cancelled long ago', async ({
    page,
    context,
  }) => {
    const api = await standIn(context);
    await start(page);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const [purchase] = JSON.parse(localStorage.getItem('purchases_under_way') ?? '[]') as object[];
      localStorage.setItem('purchases_under_way', JSON.stringify([{ ...purchase, startedAt: 0 }]));
    });
    api.answer('stripe/status', { err: null, data: { code: 2 } });
    await page.goto('/courses');
    const notice = page.getByRole('region', { name: text('cancelled.title') });
    await expect(notice).toBeVisible();
    const before = api.calls('stripe/status').length;
    await expect.poll(() => api.calls('stripe/status').length).toBeGreaterThan(before + 1);
    await notice.getByRole('button', { name: text('cancelled.leave') }).click();
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('purchases_under_way'))).toBeNull();
  });

  test('ends with the session, which empties both storages, and goes on for nobody', async ({
    page,
    context,
    baseURL,
  }) => {
    const api = await standIn(context);
    await start(page);
    api.answer('stripe/status', (route: Route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'unauthorized' } }),
    );
    await expect(page).toHaveURL(/\/$/);
    const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect((await kept()).filter((key) => /purchase|token/.test(key))).toEqual([]);
    api.answer('stripe/status', { err: null, data: { code: 0 } });
    await signedIn(context, baseURL);
    const asked = api.calls('stripe/status').length;
    const list = api.calls('vips').length;
    await page.goto('/pricing');
    await expect.poll(() => api.calls('vips').length).toBeGreaterThan(list);
    await page.waitForLoadState('networkidle');
    expect(api.calls('stripe/status')).toHaveLength(asked);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is forgotten by signing out', async ({ page, context }) => {
    await standIn(context, { logout: { data: true } });
    await start(page);
    await page.keyboard.press('Escape');
    await page.goto('/app');
    await page.getByRole('button', { name: message('en', 'account', 'app.signOut'), exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe('the page a payment returns to', () => {
  test('leads a visitor to the login and back', async ({ page, context }) => {
    await standIn(context);
    await page.goto('/de/success/p1');
    const link = page.getByRole('main').getByRole('link', { name: message('de', 'payment', 'page.login') });
    await expect(link).toHaveAttribute('href', '/de/login?next=%2Fde%2Fsuccess%2Fp1#purchase');
  });

  test('waits for the purchase in its address, and tells when it is paid', async ({
    page,
    context,
    baseURL,
  }) => {
    await signedIn(context, baseURL);
    const api = await standIn(context);
    await page.goto('/success/p1');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
    const asked = () => api.calls('stripe/status')[0]?.url.searchParams.get('logVipId');
    await expect.poll(asked).toBe('p1');
    api.answer('stripe/status', paid({ tag: null, correctNum: 50, examNum: 2 }));
    await expect(dialog(page, 'success.title')).toContainText('AI Correction: 50');
    await expect(dialog(page, 'success.title')).toContainText('Mock Exam: 2');
    await page.reload();
    await expect(main.getByRole('heading', { name: text('success.title') })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('says when the account has no such purchase and what to do, and asks no more by itself', async ({
    page,
    context,
    baseURL,
  }) => {
    await signedIn(context, baseURL);
    const api = await standIn(context, {
      'stripe/status': (route: Route) =>
        route.fulfill({ status: 404, json: { message: 'x', code: 'unknown_purchase' } }),
    });
    await page.goto('/success/p9');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: text('unknown.title') })).toBeVisible();
    await expect(main.getByText(text('unknown.body'))).toBeVisible();
    await expect(main.getByText(/support@\S+ and give this number/)).toBeVisible();
    await expect(page.getByText(text('waiting.checking'))).toHaveCount(0);
    await page.waitForFunction(
      (from) => performance.now() > from + 1500,
      await page.evaluate(() => performance.now()),
    );
    expect(api.calls('stripe/status')).toHaveLength(1);
    api.answer('stripe/status', { err: null, data: { code: 3 } });
    await main.getByRole('button', { name: text('page.check') }).click();
    await expect(page.getByRole('heading', { name: text('refunded.title') })).toBeVisible();
  });

  test('stays the page of that purchase in another language', async ({ page, context, baseURL }) => {
    await signedIn(context, baseURL);
    const api = await standIn(context);
    await page.goto('/de/success/p1?from=shop');
    await hydrated(page);
    await chooseLanguage(page, 'fr', 'de');
    await expect(page).toHaveURL(/\/fr\/success\/p1\?from=shop$/);
    const title = message('fr', 'payment', 'waiting.title');
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    expect(api.calls('stripe/status').at(-1)?.url.searchParams.get('logVipId')).toBe('p1');
    await chooseLanguage(page, 'en', 'fr');
    await expect(page).toHaveURL(/\/success\/p1\?from=shop$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a test shop', () => {
  const notice = (page: Page) => page.getByText(message('en', 'plans', 'testShop'), { exact: true });
  const testPlans = plans.map((plan) => ({ ...plan, testShop: true }));

  for (const path of ['/', '/pricing', '/duolingo-practice-test', '/mock-exam']) {
    test(`says on ${path} that it is one, without moving anything`, async ({ page, context }) => {
      await standIn(context, { 'common/vips': { data: testPlans } });
      const shifts = await watchShifts(page);
      await page.goto(path);
      await page.locator('a[data-buy]').first().scrollIntoViewIfNeeded();
      await expect(notice(page).first()).toBeVisible();
      expect(await shifts()).toEqual([]);
    });

    test(`is not mentioned on ${path} of a real shop, nor in its document`, async ({
      page,
      context,
      request,
    }) => {
      const api = await standIn(context);
      await page.goto(path);
      await page.locator('a[data-buy]').first().scrollIntoViewIfNeeded();
      await expect.poll(() => api.calls('common/vips').length).toBe(1);
      await page.waitForLoadState('networkidle');
      await expect(notice(page)).toHaveCount(0);
      expect((await serverPage(request, path)).text).not.toContain(message('en', 'plans', 'testShop'));
    });
  }

  test('says so in its dialogs, with the line about the exam room', async ({ page, context, baseURL }) => {
    await signedIn(context, baseURL);
    const api = await standIn(context, { 'common/vips': { data: testPlans }, vips: { data: testPlans } });
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'week').click();
    const said = async (key: string) => {
      await expect(dialog(page, key)).toContainText(message('en', 'plans', 'testShop'));
      await expect(dialog(page, key)).toContainText(message('en', 'plans', 'examRoom'));
    };
    await said('waiting.title');
    api.answer('stripe/status', paid());
    await said('success.title');
  });
});

for (const path of ['/', '/pricing', '/duolingo-practice-test', '/mock-exam']) {
  test(`${path} says before paying that no exam room is connected`, async ({ request }) => {
    expect((await serverPage(request, path)).text).toContain(message('en', 'plans', 'examRoom'));
  });
}

test('the AI tutor belongs to the plans from its price on', async ({ page }) => {
  for (const path of ['/', '/pricing']) {
    await page.goto(path);
    for (const [offer, key] of [
      ['week', 'notIncluded'],
      ['month', 'included'],
      ['quarter', 'included'],
    ] as const) {
      const plan = page.getByRole('listitem').filter({ has: buy(page, offer) });
      await expect(plan).toContainText(`${words('plans.tutor')}: ${words(`plans.${key}`)}`);
    }
  }
});
