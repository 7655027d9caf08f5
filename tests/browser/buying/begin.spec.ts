import { devices } from '@playwright/test';
import { fillInRegister, finishRegistering, submitLogin } from '../../support/account-flows';
import { newEmail, text as accountText } from '../../support/accounts';
import { priceOf } from '../../support/purchases';
import { hydrated } from '../../support/site';
import { takeNotes } from '../../doubles/shops/notes';
import {
  begin,
  button,
  confirm,
  dialog,
  leadToNewTab,
  lookAt,
  lookAtOneTab,
  lookAway,
  offerLink,
  openPrices,
  text,
} from '../../doubles/shops/purchase-page';
import { atShop, seam, test } from '../../doubles/shops/test';
import { codeFor } from '../../support/mails';
import { expect } from '../../support/test';

test.beforeEach(({ context }) => lookAtOneTab(context));

test('sells in a new tab, tells there, and only there', seam, async ({ context, page, shop, buyer }) => {
  const notes = await takeNotes(context);
  const tab = await begin(page, 'month', shop.payPage);
  await shop.pay(tab);
  await expect(tab).toHaveURL(/\/success\/[\w-]+$/);
  const told = dialog(tab, 'success.title');
  await expect(told).toContainText(text('success.activated'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const until = /VIP Expires at: (\w+ \d+, \d{4})/.exec(await told.innerText())?.[1] ?? 'no date';
  await confirm(tab);
  await expect(tab.getByText(accountText('app.planUntil', { date: until }))).toBeVisible();
  const corrections = tab.getByRole('main').locator('dl > div', { hasText: accountText('app.corrections') });
  await expect(corrections.getByText('50', { exact: true })).toBeVisible();

  await lookAway(tab);
  await lookAt(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  notes.expectTold(1);
  expect(notes.starts).toHaveLength(1);
  expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
});

test('offers a link where the browser opens no tab @full', atShop, async ({ context, page, shop, buyer }) => {
  const notes = await takeNotes(context);
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await openPrices(page);
  await offerLink(page, 'three').click();
  await expect(dialog(page, 'waiting.ready.title')).toBeVisible();
  const tab = await leadToNewTab(page, () => page.getByRole('link', { name: text('waiting.open') }).click());
  await expect(dialog(page, 'waiting.title')).toBeVisible();
  await shop.pay(tab);
  await expect(dialog(tab, 'success.title')).toBeVisible();
  notes.expectTold(1);
  expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
});

test(
  'leads a visitor to the login and then on to what he chose @full',
  atShop,
  async ({ context, page, request, shop }) => {
    const notes = await takeNotes(context);
    const { email, password } = await shop.openAccount(request);
    await openPrices(page);
    await offerLink(page, 'quarter').click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await submitLogin(page, email, password);
    await expect(dialog(page, 'waiting.ready.title')).toContainText(priceOf('quarter'));
    await expect(page).toHaveURL(/\/pricing$/);
    const tab = await leadToNewTab(page, () =>
      page.getByRole('link', { name: text('waiting.open') }).click(),
    );
    await shop.pay(tab);
    await expect(dialog(tab, 'success.title')).toContainText(text('success.unlimited'));
    notes.expectTold(1);
    expect(notes.starts).toHaveLength(1);
    expect(shop.purchasesOf(email)).toEqual({ all: 1, paid: 1 });
  },
);

test('sells from the home page @full', atShop, async ({ context, page, shop, buyer }) => {
  const notes = await takeNotes(context);
  await page.goto('/');
  await hydrated(page);
  const tab = await leadToNewTab(page, () => offerLink(page, 'month').click());
  await expect(tab).toHaveURL(shop.payPage);
  await expect(dialog(page, 'waiting.title')).toContainText(priceOf('month'));
  await shop.pay(tab);
  await expect(dialog(tab, 'success.title')).toBeVisible();
  notes.expectTold(1);
  expect(notes.starts).toHaveLength(1);
  expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
});

test(
  'leads a visitor of the home page to the login and then on to what he chose @full',
  atShop,
  async ({ context, page, request, shop }) => {
    const notes = await takeNotes(context);
    const { email, password } = await shop.openAccount(request);
    await page.goto('/');
    await hydrated(page);
    await offerLink(page, 'month').click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await submitLogin(page, email, password);
    await expect(dialog(page, 'waiting.ready.title')).toContainText(priceOf('month'));
    expect(notes.starts).toHaveLength(1);
    expect(shop.purchasesOf(email)).toEqual({ all: 1, paid: 0 });
  },
);

test('begins one purchase for a double click', atShop, async ({ context, page, shop, buyer }) => {
  const notes = await takeNotes(context);
  await openPrices(page);
  const tab = await leadToNewTab(page, () => offerLink(page, 'week').dblclick());
  await expect(tab).toHaveURL(shop.payPage);
  await expect(dialog(page, 'waiting.title')).toBeVisible();
  expect(context.pages()).toHaveLength(2);
  expect(notes.starts).toHaveLength(1);
  expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 0 });
});

test.describe('on a phone', () => {
  const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 15'];
  test.use({ userAgent, viewport, deviceScaleFactor, isMobile, hasTouch });

  test('sells in the same window', seam, async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    await openPrices(page);
    await offerLink(page, 'five').tap();
    await expect(page).toHaveURL(shop.payPage);
    expect(context.pages()).toHaveLength(1);
    await shop.pay(page);
    await expect(page).toHaveURL(/\/success\/[\w-]+$/);
    await expect(dialog(page, 'success.title')).toContainText('5 mock exams activated successfully!');
    await confirm(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    notes.expectTold(1);
    expect(notes.starts.map((start) => new URL(start.url()).searchParams.get('isMobile'))).toEqual(['1']);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  });

  test(
    'asks again after coming back from the payment page without paying @full',
    seam,
    async ({ context, page, shop, buyer }) => {
      const notes = await takeNotes(context);
      await openPrices(page);
      await offerLink(page, 'single').tap();
      await expect(page).toHaveURL(shop.payPage);
      await page.goBack();
      await expect(dialog(page, 'waiting.title')).toBeVisible();
      await shop.payElsewhere(notes.payUrl());
      await expect(dialog(page, 'success.title')).toBeVisible();
      notes.expectTold(1);
      expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
    },
  );
});

test('leads a visitor without an account through opening one to what he chose', async ({
  context,
  page,
  shop,
}) => {
  const notes = await takeNotes(context);
  await openPrices(page);
  await offerLink(page, 'month').click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page
    .getByRole('main')
    .getByRole('link', { name: accountText('login.register') })
    .click();
  await expect(page).toHaveURL(/\/register\?next=/);
  const email = newEmail();
  await fillInRegister(page, email);
  await finishRegistering(page, await codeFor(email), 'correct horse battery');
  await expect(dialog(page, 'waiting.ready.title')).toContainText(priceOf('month'));
  const tab = await leadToNewTab(page, () => page.getByRole('link', { name: text('waiting.open') }).click());
  await shop.pay(tab);
  await expect(dialog(tab, 'success.title')).toBeVisible();
  await expect(button(tab, 'success.confirm')).toBeVisible();
  notes.expectTold(1);
  expect(shop.purchasesOf(email)).toEqual({ all: 1, paid: 1 });
});
