import type { Route } from '@playwright/test';
import { watchShifts } from '../../support/layout-shifts';
import { buy, less, planOf, words } from '../../support/offer-parts';
import { failedLoads } from '../../support/problems';
import { money, planNamed, plans, priceOf, saving, signedIn, standIn, user } from '../../support/purchases';
import { message } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('prices', () => {
  test('that are still right change nothing and load nothing but the question', async ({ page, context }) => {
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

  test('of another API, whose packs have names of their own, are all shown @full', async ({
    page,
    context,
  }) => {
    const pack = (vipId: number, examNum: number, amount: number) => ({
      ...{ ...planNamed('single'), vipId, name: `mock${examNum}`, examNum, amount },
    });
    await standIn(context, {
      'common/vips': { data: [planNamed('week'), pack(21, 3, 1299), pack(22, 7, 2199)] },
    });
    for (const path of ['/pricing', '/duolingo-practice-test']) {
      await page.goto(path);
      const three = page.getByRole('listitem').filter({ has: buy(page, 'three') });
      await expect(three, path).toContainText('$12.99');
      const seven = page.getByRole('listitem').filter({ has: buy(page, 'id:22') });
      await expect(seven, path).toContainText('7 mock exams');
      await expect(seven, path).toContainText('$21.99');
      await expect(buy(page, 'single'), path).toBeHidden();
      await expect(page.getByText(priceOf('single')).filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test('that are nowhere to be had leave no empty list, nor a button, without a word @full', async ({
    page,
    context,
  }) => {
    await standIn(context, { 'common/vips': { data: [planNamed('week')] } });
    for (const path of ['/duolingo-practice-test', '/mock-exam']) {
      await page.goto(path);
      const none = page.locator('#packs').getByText(message('en', 'plans', 'none'));
      await expect(none, path).toBeVisible();
      await expect(page.getByText(priceOf('single')).filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test('are asked for once more after an answer that says to try again, and no more @full', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(failedLoads);
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

  test('of packs are right where they are sold alone, too @full', async ({ page, context }) => {
    const changed = plans.map((plan) =>
      plan.name === 'single' ? { ...plan, amount: plan.amount - 100 } : plan,
    );
    await standIn(context, { 'common/vips': { data: changed } });
    await page.goto('/de/duolingo-practice-test');
    const card = page.getByRole('listitem').filter({ has: buy(page, 'single') });
    await expect(card).toContainText(money(planNamed('single').amount - 100, 'de'));
    await expect(page.getByRole('main').getByText(priceOf('single', 'de'))).toHaveCount(0);
  });

  test('stay when the API answers with anything else @full', async ({ page, context }) => {
    for (const [name, answer] of [
      ['garbage', '<html>'],
      ['an error', { err: 'closed', data: null }],
      ['a list of something else', { data: [{ vipId: 1 }] }],
      ['nothing', { data: [] }],
    ] as const) {
      await context.unrouteAll();
      const api = await standIn(context, { 'common/vips': answer, 'common/setting': answer });
      await page.goto('/pricing');
      await expect.poll(() => api.calls('common/vips').length, name).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(priceOf('month')).first(), name).toBeVisible();
      await expect(buy(page, 'ten'), name).toBeVisible();
    }
  });

  test('mark the membership that runs without moving anything, and no packs @full', async ({
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

  test('are readable, and lead to the login and back, without script', async ({ openBrowser }) => {
    const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await page.goto('/de/pricing');
    await expect(page.getByText(priceOf('quarter', 'de')).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`${saving}\\s?%`))).toBeVisible();
    await expect(buy(page, 'quarter')).toHaveAttribute(
      'href',
      '/de/login?next=%2Fde%2Fpricing%3Fbuy%3Dquarter',
    );
  });
});
