import { takeNotes } from '../../doubles/shops/notes';
import {
  begin,
  button,
  dialog,
  leadToNewTab,
  lookAt,
  lookAtOneTab,
  lookAway,
  openPrices,
  text,
} from '../../doubles/shops/purchase-page';
import { atShop, seam, test } from '../../doubles/shops/test';
import { failedLoads } from '../../support/problems';
import { expect } from '../../support/test';

/** What a code other than 1 means there is not known, so that it is asked again (spec section 4). */
const unsaid = 'another service’s API does not say that a payment was cancelled';

test.beforeEach(({ context }) => lookAtOneTab(context));

test(
  'says that a payment was cancelled, and lets it be paid again',
  seam,
  async ({ context, page, shop, buyer, shopName }) => {
    test.skip(shopName === 'external', unsaid);
    const notes = await takeNotes(context);
    const cancelled = await begin(page, 'three', shop.payPage);
    await shop.cancel(cancelled);
    await expect(cancelled).toHaveURL(/\/pricing$/);
    await expect(dialog(cancelled, 'cancelled.title')).toBeVisible();
    await cancelled.close();
    await lookAt(page);
    await expect(dialog(page, 'cancelled.title')).toBeVisible();
    const tab = await leadToNewTab(page, () => button(page, 'cancelled.again').click());
    await expect(tab).toHaveURL(shop.payPage);
    await expect(dialog(page, 'waiting.title')).toBeVisible();
    await shop.pay(tab);
    await expect(dialog(tab, 'success.title')).toContainText('3 mock exams activated successfully!');
    notes.expectTold(1);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 2, paid: 1 });
  },
);

test(
  'stops waiting for a cancelled payment in every tab @full',
  atShop,
  async ({ context, page, shop, buyer, shopName }) => {
    test.skip(shopName === 'external', unsaid);
    const notes = await takeNotes(context);
    const cancelled = await begin(page, 'three', shop.payPage);
    await shop.cancel(cancelled);
    await expect(dialog(cancelled, 'cancelled.title')).toBeVisible();
    await button(cancelled, 'cancelled.leave').click();
    for (const tab of [cancelled, page]) await expect(tab.getByRole('dialog')).toHaveCount(0);
    const asked = notes.questions.length;
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(notes.questions).toHaveLength(asked);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 0 });
  },
);

test(
  'goes on waiting when the payment page is closed, and opens it again @full',
  atShop,
  async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    await context.clock.install();
    const closed = await begin(page, 'month', shop.payPage);
    await closed.close();
    await lookAt(page);
    await notes.moreQuestions(2);
    await expect(dialog(page, 'waiting.title')).toBeVisible();
    const tab = await leadToNewTab(page, () =>
      page.getByRole('link', { name: text('waiting.again') }).click(),
    );
    await expect(tab).toHaveURL(shop.payPage);
    await shop.pay(tab);
    await expect(dialog(tab, 'success.title')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    notes.expectTold(1);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  },
);

test(
  'asks from one tab, the one that is looked at, and tells in one',
  atShop,
  async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    await context.clock.install();
    const payTab = await begin(page, 'quarter', shop.payPage);
    const other = await context.newPage();
    await openPrices(other);
    await expect(dialog(other, 'waiting.title')).toBeVisible();
    const askers = () => [...new Set(notes.questions.map((question) => question.frame().page()))];
    const askedBy = async (tab: typeof page) => {
      const isAsking = async () => {
        await context.clock.runFor(500);
        return notes.questions.at(-1)?.frame().page() === tab;
      };
      await expect.poll(isAsking, { intervals: [50] }).toBe(true);
      notes.questions.length = 0;
      await notes.moreQuestions(3);
      expect(askers().map((asker) => asker === tab)).toEqual([true]);
    };
    await askedBy(other);
    await lookAway(other);
    await lookAt(page);
    await askedBy(page);
    await page.close();
    await askedBy(other);
    await shop.pay(payTab);
    await expect(dialog(payTab, 'success.title')).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await lookAt(other);
    await other.reload();
    await other.waitForLoadState('networkidle');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    notes.expectTold(1);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  },
);

test(
  'goes on through errors, garbage and lost connections @full',
  atShop,
  async ({ allowErrors, context, page, shop, buyer }) => {
    allowErrors(failedLoads);
    const notes = await takeNotes(context);
    await context.clock.install();
    await begin(page, 'week', shop.payPage);
    let troubles = 0;
    await context.route('**/api/v1/stripe/status?**', (route) => {
      troubles += 1;
      if (troubles <= 5) return route.fulfill({ status: 500, body: '<h1>Server error</h1>' });
      if (troubles === 6) return route.fulfill({ contentType: 'application/json', body: '{"data":{"code"' });
      if (troubles === 7) return route.fulfill({ json: { data: { code: 'paid' } } });
      if (troubles === 8) return route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' });
      if (troubles === 9) return route.abort('connectionreset');
      return route.fallback();
    });
    await lookAt(page);
    await expect(page.getByText(text('waiting.lost'))).toBeVisible();
    const seen = async () => {
      await context.clock.runFor(1_000);
      return troubles;
    };
    await expect.poll(seen, { timeout: 20_000, intervals: [50] }).toBeGreaterThan(9);
    await expect(page.getByText(text('waiting.checking'))).toBeVisible();
    await shop.payElsewhere(notes.payUrl());
    await expect(dialog(page, 'success.title')).toBeVisible();
    notes.expectTold(1);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  },
);

test(
  'says after ten minutes that nobody has to wait here @full',
  atShop,
  async ({ context, page, shop, buyer }) => {
    const notes = await takeNotes(context);
    await page.clock.install();
    const tab = await begin(page, 'month', shop.payPage);
    await expect(page.getByText(text('waiting.long'))).toHaveCount(0);
    await page.clock.fastForward('10:10');
    await expect(page.getByText(text('waiting.long'))).toBeVisible();
    await shop.pay(tab);
    await expect(dialog(tab, 'success.title')).toBeVisible();
    notes.expectTold(1);
    expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
  },
);

test('finds a payment that was made while the network was gone for 20 seconds @full', async ({
  allowErrors,
  context,
  page,
  shop,
  buyer,
}) => {
  allowErrors(failedLoads);
  const notes = await takeNotes(context);
  await context.clock.install();
  const payTab = await begin(page, 'ten', shop.payPage);
  await payTab.close();
  await lookAt(page);
  await context.setOffline(true);
  await expect(page.getByText(text('waiting.lost'))).toBeVisible();
  await shop.payElsewhere(notes.payUrl());
  await page.clock.runFor(20_000);
  await expect(dialog(page, 'waiting.title')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog(page, 'success.title')).toContainText('10 mock exams activated successfully!');
  notes.expectTold(1);
  expect(shop.purchasesOf(buyer.email)).toEqual({ all: 1, paid: 1 });
});
