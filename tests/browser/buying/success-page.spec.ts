import type { Route } from '@playwright/test';
import { chooseLanguage } from '../../support/languages';
import { paymentDialog as dialog, paymentText as text } from '../../support/offer-parts';
import { paid, signedIn, standIn } from '../../support/purchases';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the page a payment returns to', () => {
  test('leads a visitor to the login and back @full', async ({ page, context }) => {
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

  test('says when the account has no such purchase and what to do, and asks no more by itself @full', async ({
    page,
    context,
    baseURL,
    allowErrors,
  }) => {
    allowErrors();
    await page.clock.install();
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
    await page.clock.runFor(1_500);
    expect(api.calls('stripe/status')).toHaveLength(1);
    api.answer('stripe/status', { err: null, data: { code: 3, ended: 'refunded' } });
    await main.getByRole('button', { name: text('page.check') }).click();
    await expect(page.getByRole('heading', { name: text('refunded.title') })).toBeVisible();
  });

  test('stays the page of that purchase in another language @full', async ({ page, context, baseURL }) => {
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
