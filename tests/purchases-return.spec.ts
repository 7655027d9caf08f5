import { expect, logIn, revoke, text as accountText } from './support/accounts';
import { priceOf } from './support/purchases';
import { hydrated, message } from './support/site';
import { takeNotes } from './support/shops/notes';
import {
  begin,
  confirm,
  dialog,
  lookAt,
  lookAtOneTab,
  offerLink,
  openPrices,
  text,
} from './support/shops/purchase-page';
import { atEveryShop, test } from './support/shops/test';

test.beforeEach(({ context }) => lookAtOneTab(context));

atEveryShop(() => {
  for (const path of ['/pricing', '/app', '/about-us', '/login', '/start-here']) {
    test(`tells on ${path} of what was paid while no tab was open`, async ({
      context,
      page,
      shop,
      buyer,
    }) => {
      const notes = await takeNotes(context);
      const payTab = await begin(page, 'month', shop.payPage);
      await Promise.all([payTab.close(), page.close()]);
      await shop.payElsewhere(notes.payUrl());
      const later = await context.newPage();
      await later.goto(path);
      await expect(dialog(later, 'success.title')).toBeVisible();
      await later.reload();
      await later.waitForLoadState('networkidle');
      await expect(later.getByRole('dialog')).toHaveCount(0);
      notes.expectTold(1);
      expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
    });
  }

  test('tells on another page of the site of what was paid meanwhile', async ({
    context,
    page,
    shop,
    buyer,
  }) => {
    const notes = await takeNotes(context);
    const payTab = await begin(page, 'three', shop.payPage);
    await payTab.close();
    await lookAt(page);
    await page.keyboard.press('Escape');
    await page
      .locator('footer')
      .getByRole('link', { name: message('en', 'meta', 'about.name') })
      .click();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(page.getByRole('region', { name: text('waiting.title') })).toBeVisible();
    await shop.payElsewhere(notes.payUrl());
    await expect(dialog(page, 'success.title')).toContainText('3 mock exams activated successfully!');
    await expect(page).toHaveURL(/\/about-us$/);
    await confirm(page);
    notes.expectTold(1);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  });

  test('keeps in the account what was paid after the session has ended', async ({
    context,
    page,
    request,
    shop,
    buyer,
  }) => {
    const notes = await takeNotes(context);
    const payTab = await begin(page, 'month', shop.payPage);
    await payTab.close();
    await revoke(request, buyer.token);
    await expect(page).toHaveURL(`${shop.origin}/`);
    await shop.payElsewhere(notes.payUrl());
    expect(await page.evaluate(() => localStorage.getItem('purchases_under_way'))).toBeNull();
    await logIn(page, buyer);
    await expect(page.getByText(/active until/i)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  });

  test('forgets what is waited for when its buyer signs out', async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    const payTab = await begin(page, 'month', shop.payPage);
    await payTab.close();
    await page.goto('/app');
    await expect(dialog(page, 'waiting.title')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: accountText('app.signOut'), exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/`);
    await shop.payElsewhere(notes.payUrl());
    const asked = notes.questions.length;
    await logIn(page, buyer);
    // What was paid for is there all the same.
    await expect(page.getByText(accountText('app.noPlan'))).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(notes.questions).toHaveLength(asked);
    notes.expectTold(0);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  });

  test('survives a reload at every step', async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    await openPrices(page);
    await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse(/\/stripe\/payUrl\?/),
      offerLink(page, 'quarter').click(),
    ]);
    await expect.poll(() => notes.payUrl()).not.toBe('');
    await page.reload();
    await expect(dialog(page, 'waiting.title')).toContainText(priceOf('quarter'));
    await hydrated(page);
    await page.reload();
    await expect(dialog(page, 'waiting.title')).toBeVisible();

    const id = new URL(notes.questions.at(-1)?.url() ?? '').searchParams.get('logVipId') ?? '';
    const main = page.getByRole('main');
    await page.goto(`/success/${id}`);
    await expect(main.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
    await shop.payElsewhere(notes.payUrl());
    await expect(dialog(page, 'success.title')).toBeVisible();
    await page.reload();
    await expect(main.getByRole('heading', { name: text('success.title') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openPrices(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    notes.expectTold(1);
    expect(notes.starts).toHaveLength(1);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  });

  test('begins nothing by itself after a reload in the middle of a click', async ({
    context,
    page,
    shop,
    buyer,
  }) => {
    const notes = await takeNotes(context);
    await openPrices(page);
    await Promise.all([page.waitForRequest(/\/stripe\/payUrl\?/), offerLink(page, 'week').click()]);
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(notes.starts).toHaveLength(1);
    expect(shop.purchasesOf(buyer.email).paid).toBe(0);
    notes.expectTold(0);
  });
});
