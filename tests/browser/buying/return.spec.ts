import { logIn, revoke, signOut, text as accountText } from '../../support/accounts';
import { priceOf } from '../../support/purchases';
import { hydrated, message } from '../../support/site';
import type { Page } from '@playwright/test';
import { takeNotes, type Notes } from '../../doubles/shops/notes';
import type { Shop } from '../../doubles/shops/shop';
import {
  begin,
  confirm,
  dialog,
  lookAt,
  lookAtOneTab,
  offerLink,
  openPrices,
  text,
} from '../../doubles/shops/purchase-page';
import { atShop, seam, test } from '../../doubles/shops/test';
import { expect } from '../../support/test';

test.beforeEach(({ context }) => lookAtOneTab(context));

/** Begins a purchase, closes every tab of the site, pays elsewhere, and comes back to a page: it tells, once. */
async function payWithNoTabOpen(page: Page, path: string, shop: Shop, notes: Notes): Promise<Page> {
  const context = page.context();
  const payTab = await begin(page, 'month', shop.payPage);
  await Promise.all([payTab.close(), page.close()]);
  await shop.payElsewhere(notes.payUrl());
  const later = await context.newPage();
  await later.goto(path);
  await expect(dialog(later, 'success.title'), path).toBeVisible();
  await later.reload();
  await later.waitForLoadState('networkidle');
  await expect(later.getByRole('dialog'), path).toHaveCount(0);
  return later;
}

test(
  'tells on the page of prices of what was paid while no tab was open',
  seam,
  async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    await payWithNoTabOpen(page, '/pricing', shop, notes);
    notes.expectTold(1);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  },
);

test(
  'tells on any other page of what was paid while no tab was open @full',
  atShop,
  async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    let tab = page;
    for (const [index, path] of ['/app', '/about-us', '/login', '/start-here'].entries()) {
      tab = await payWithNoTabOpen(tab, path, shop, notes);
      notes.expectTold(index + 1);
      expect(shop.purchasesOf(buyer.email)).toEqual({ all: index + 1, paid: index + 1 });
    }
  },
);

test(
  'tells on another page of the site of what was paid meanwhile @full',
  atShop,
  async ({ context, page, shop, buyer }) => {
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
  },
);

test(
  'keeps in the account what was paid after the session has ended',
  seam,
  async ({ allowErrors, context, page, request, shop, buyer }) => {
    allowErrors();
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
  },
);

test(
  'forgets what is waited for when its buyer signs out @full',
  atShop,
  async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    const payTab = await begin(page, 'month', shop.payPage);
    await payTab.close();
    await page.goto('/app');
    await expect(dialog(page, 'waiting.title')).toBeVisible();
    await page.keyboard.press('Escape');
    await signOut(page);
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
  },
);

test('survives a reload at every step', atShop, async ({ context, page, shop, buyer }) => {
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

test(
  'begins nothing by itself after a reload in the middle of a click @full',
  atShop,
  async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    await openPrices(page);
    await Promise.all([page.waitForRequest(/\/stripe\/payUrl\?/), offerLink(page, 'week').click()]);
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(notes.starts).toHaveLength(1);
    expect(shop.purchasesOf(buyer.email).paid).toBe(0);
    notes.expectTold(0);
  },
);
