import type { Page, Route } from '@playwright/test';
import { ownWork } from '@/lib/session/token-store';
import { buy, paymentDialog as dialog, paymentText as text } from '../../support/offer-parts';
import { failedLoads } from '../../support/problems';
import { paid, priceOf, signedIn, standIn } from '../../support/purchases';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

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
    allowErrors,
  }) => {
    allowErrors(failedLoads);
    const api = await standIn(context);
    await start(page);
    await page.reload();
    await expect(dialog(page, 'waiting.title')).toContainText(priceOf('quarter'));
    api.answer('stripe/status', (route: Route) => route.abort('internetdisconnected'));
    await expect(page.getByText(text('waiting.lost'))).toBeVisible();
    api.answer('stripe/status', { err: null, data: { code: 2, ended: 'cancelled' } });
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

  test('tells the buyer once in all tabs, and one of them asks @full', async ({ page, context }) => {
    const api = await standIn(context);
    await context.clock.install();
    await start(page);
    const other = await context.newPage();
    await other.goto('/duolingo-practice-test');
    await expect(other.getByRole('dialog')).toBeVisible();
    const before = api.calls('stripe/status').length;
    await context.clock.runFor(3_000);
    expect(api.calls('stripe/status').length - before).toBeLessThanOrEqual(4);
    api.answer('stripe/status', paid({ type: '4', tag: null, examNum: 3, vipEndTime: null }));
    const told = () =>
      Promise.all([page, other].map((tab) => tab.getByText('3 mock exams activated successfully!').count()));
    await expect.poll(async () => (await told()).reduce((sum, count) => sum + count, 0)).toBe(1);
    for (const tab of [page, other]) await expect(dialog(tab, 'waiting.title')).toHaveCount(0);
    expect((await told()).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('can be left, in every tab @full', async ({ page, context }) => {
    const api = await standIn(context);
    await context.clock.install();
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
    await context.clock.runFor(1_500);
    expect(api.calls('stripe/status')).toHaveLength(asked);
  });

  test('goes on in the background when its dialog is closed by Escape @full', async ({ page, context }) => {
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

  test('can be stopped from the notice, also of one that was cancelled long ago @full', async ({
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
    api.answer('stripe/status', { err: null, data: { code: 2, ended: 'cancelled' } });
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
    allowErrors,
  }) => {
    allowErrors();
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

  test('is forgotten by signing out @full', async ({ page, context }) => {
    await standIn(context, { logout: { data: true } });
    await start(page);
    await page.keyboard.press('Escape');
    await page.goto('/app');
    await page.getByRole('button', { name: message('en', 'account', 'app.signOut'), exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    const left = await page.evaluate(() => Object.keys(localStorage));
    const others: readonly string[] = ownWork;
    expect(left.filter((name) => !others.includes(name))).toEqual([]);
  });
});
