import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { brand } from '../lib/site/brand';
import { expect, test, text } from './support/accounts';
import { message, watch } from './support/site';
import { signedIn, standIn } from './support/purchases';

/** A text of the app home with its values filled in; of a plural the general form. */
const app = (key: string, values: Record<string, string | number> = {}) =>
  message('en', 'app', key)
    .replace(/\{(\w+), plural,.* other \{((?:[^{}]|\{\w+\})*)\}\}/g, (_, name: string, other: string) =>
      other.replaceAll('#', String(values[name])),
    )
    .replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => String(values[name] ?? whole));

const user = {
  ...{ id: 'u1', email: 'ada@example.com', nickname: 'Ada', hasPassword: true },
  ...{ vipEndTime: '2099-05-06T12:00:00.000Z', examNum: 1234, correctNum: 100 },
};
const pack = {
  ...{ id: 'log-2', name: 'three', type: '4', examNum: 3, amount: 1399, currency: 'USD', state: 'paid' },
  ...{ paidAt: '2026-02-05T12:00:00.000Z', usableUntil: '2099-02-03T12:00:00.000Z' },
};
const pro = {
  ...{ id: 'log-1', name: 'quarter', type: '1', tag: 'Pro', days: 90, amount: 3990, currency: 'USD' },
  ...{ paidAt: '2026-02-01T12:00:00.000Z', usableUntil: '2099-05-06T12:00:00.000Z', state: 'paid' },
};
const session = (id: string, more: object = {}) => ({
  ...{ id, device: 'Chrome, Android', createdAt: '2026-02-01T12:00:00.000Z' },
  ...{ lastUsedAt: '2026-02-02T12:00:00.000Z', current: false, ...more },
});
const here = session('s1', { device: null, current: true });

const answers = {
  userInfo: { data: user },
  'account/purchases': { data: [pack, pro] },
  'account/sessions': { data: [here, session('s2')] },
};

/** What the page says of one thing that is owned. */
const owned = (page: Page, name: string) =>
  page.locator('main dl > div').filter({ has: page.locator('dt', { hasText: name }) });
const part = (page: Page, key: string) => page.getByRole('region', { name: app(key) });
const button = (page: Page, key: string) => page.getByRole('button', { name: app(key), exact: true });

test('counts in full, says until when, and that a Pro has corrections without a limit', async ({
  page,
  context,
  baseURL,
}) => {
  const { expectQuiet } = watch(page);
  const api = await standIn(context, answers);
  await signedIn(context, baseURL);
  await page.goto('/app');
  await expect(owned(page, text('app.plan'))).toContainText(text('app.planUntil', { date: 'May 6, 2099' }));
  await expect(owned(page, text('app.exams'))).toContainText('1,234');
  await expect(owned(page, text('app.exams'))).toContainText(
    app('own.packUntil', { count: 3, date: 'February 3, 2099' }),
  );
  const corrections = owned(page, text('app.corrections'));
  await expect(corrections).toContainText(app('own.unlimited'));
  await expect(corrections).not.toContainText('100');
  // The purchases say it already.
  expect(api.calls('vips')).toEqual([]);
  expectQuiet();
});

test('counts corrections where no Pro runs', async ({ page, context, baseURL }) => {
  const ended = { ...pro, usableUntil: '2026-05-06T12:00:00.000Z' };
  const refunded = { ...pro, id: 'log-3', state: 'refunded' };
  await standIn(context, { ...answers, 'account/purchases': { data: [ended, refunded] } });
  await signedIn(context, baseURL);
  await page.goto('/app');
  await expect(owned(page, text('app.corrections')).getByText('100', { exact: true })).toBeVisible();
});

test('explains Pro while it is pointed at, focused or tapped', async ({ page, context, baseURL }) => {
  await standIn(context, answers);
  await signedIn(context, baseURL);
  await page.clock.install({ time: '2026-02-10T12:00:00Z' });
  await page.goto('/app');
  const word = page.getByRole('button', { name: message('en', 'plans', 'pro'), exact: true });
  const meaning = message('en', 'plans', 'proMeaning');
  const tooltip = page.getByRole('tooltip');
  await expect(word).toHaveAccessibleDescription(meaning);
  await expect(tooltip).toBeHidden();

  await word.hover();
  await expect(tooltip).toHaveText(meaning);
  // The pointer may cross over to the text, which stays.
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.clock.pauseAt('2026-02-10T13:00:00Z');
  await page.mouse.move(0, 0);
  await page.clock.runFor(199);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(1);
  await expect(tooltip).toBeHidden();

  await word.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a tap explains Pro until another tap elsewhere, inside of the page', async ({
    page,
    context,
    baseURL,
  }) => {
    await standIn(context, answers);
    await signedIn(context, baseURL);
    await page.goto('/app');
    await page.getByRole('button', { name: message('en', 'plans', 'pro'), exact: true }).tap();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toBeVisible();
    const box = await tooltip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toBeHidden();
  });
});

test('lists purchases, and prints a receipt alone', async ({ page, context, baseURL }) => {
  await standIn(context, {
    ...answers,
    'account/purchases': { data: [pack, { ...pro, testShop: true, state: 'refunded' }] },
  });
  await signedIn(context, baseURL);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/app');
  const entries = part(page, 'purchases.title').getByRole('listitem');
  await expect(entries.first()).toContainText(app('purchases.exams', { count: 3 }));
  for (const words of [
    '$13.99',
    app('purchases.state.paid'),
    app('purchases.paidOn', { date: 'February 5, 2026' }),
    app('purchases.until', { date: 'February 3, 2099' }),
    app('purchases.number', { number: 'log-2' }),
  ]) {
    await expect(entries.first()).toContainText(words);
  }
  await expect(entries.last()).toContainText(app('purchases.state.refunded'));
  await expect(entries.last()).toContainText(app('purchases.test'));

  await entries.last().getByRole('button').click();
  const receipt = page.getByRole('dialog', { name: app('purchases.receipt') });
  for (const words of [
    'log-1',
    brand.company,
    user.email,
    '$39.90',
    'February 1, 2026',
    app('receipt.test'),
  ]) {
    await expect(receipt).toContainText(words);
  }
  await receipt.getByRole('button', { name: app('receipt.print') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('log-1')).toBeVisible();
  await expect(page.getByText(brand.company, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(receipt.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(entries.last().getByRole('button')).toBeFocused();
});

test('counts up to 99 beside a heading and shows the first five', async ({ page, context, baseURL }) => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...pack, id: `log-${index}` }));
  await standIn(context, { ...answers, 'account/purchases': { data: many } });
  await signedIn(context, baseURL);
  await page.goto('/app');
  const purchases = part(page, 'purchases.title');
  await expect(purchases.getByText('99+', { exact: true })).toBeVisible();
  await expect(purchases.getByText(app('purchases.count', { count: 100 }))).toBeAttached();
  await expect(purchases.getByRole('listitem')).toHaveCount(5);
  await purchases.getByRole('button', { name: app('more', { count: 95 }) }).click();
  await expect(purchases.getByRole('listitem')).toHaveCount(100);
});

test('shows the day of the plan, and the way to more only where nothing is left', async ({
  page,
  context,
  baseURL,
}) => {
  const until = new Date(Date.now() + 18.5 * 86_400_000).toISOString();
  const month = { ...pro, tag: null, days: 30, usableUntil: until };
  const api = await standIn(context, { ...answers, 'account/purchases': { data: [month] } });
  await signedIn(context, baseURL);
  await page.goto('/app');
  const day = app('own.day', { day: 12, days: 30 });
  await expect(owned(page, text('app.plan')).getByText(day)).toBeVisible();
  await expect(page.getByRole('img', { name: day })).toBeVisible();
  for (const key of ['own.buyPlan', 'own.buyExams'])
    await expect(page.getByRole('link', { name: app(key) })).toHaveCount(0);
  await expect(part(page, 'own.title')).toContainText(message('en', 'plans', 'examRoom'));

  api.answer('userInfo', { data: { ...user, vipEndTime: null, examNum: 0 } });
  await page.reload();
  await expect(
    owned(page, text('app.exams')).getByRole('link', { name: app('own.buyExams') }),
  ).toHaveAttribute('href', '/pricing#packs');
  await expect(owned(page, text('app.plan')).getByRole('link', { name: app('own.buyPlan') })).toBeVisible();
  await expect(page.getByRole('img', { name: day })).toHaveCount(0);
});

test('says what an empty account has, and greets somebody without a name', async ({
  page,
  context,
  baseURL,
}) => {
  await standIn(context, {
    userInfo: { data: { id: 7, nickname: ' ' } },
    'account/sessions': { data: [here] },
  });
  await signedIn(context, baseURL);
  await page.goto('/app');
  await expect(page.getByText(text('app.titleNoName'), { exact: true })).toBeVisible();
  await expect(page.getByText(text('app.noPlan'))).toBeVisible();
  await expect(page.getByText(app('purchases.empty'))).toBeVisible();
  await expect(page.getByText(app('sessions.only'))).toBeVisible();
  await expect(button(page, 'sessions.endOthers')).toHaveCount(0);
  // Whose address is not known cannot confirm with it.
  await expect(button(page, 'remove.open')).toHaveCount(0);
});

test('shows no part whose call the API does not have', async ({ page, context, baseURL }) => {
  const { expectQuiet } = watch(page);
  const gone = (route: Route) =>
    route.fulfill({ status: 404, json: { message: 'No', code: 'unknown_call' } });
  const api = await standIn(context, {
    userInfo: { data: user },
    'account/purchases': gone,
    'account/sessions': gone,
    vips: { data: [{ ...pro, vipId: 'v1', unlimited: true, owned: true }] },
  });
  await signedIn(context, baseURL);
  await page.goto('/app');
  // Where there are no purchases to look at, the plans say that a Pro runs.
  await expect(owned(page, text('app.corrections'))).toContainText(app('own.unlimited'));
  expect(api.calls('vips')).toHaveLength(1);
  for (const key of ['purchases.title', 'sessions.title', 'password.title', 'remove.title']) {
    await expect(part(page, key)).toHaveCount(0);
  }
  await expect(button(page, 'name.change')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expectQuiet();
});

test('a part that cannot be loaded says so, and waits for the network', async ({
  page,
  context,
  baseURL,
}) => {
  const api = await standIn(context, {
    ...answers,
    'account/purchases': (route: Route) => route.abort('connectionrefused'),
  });
  await signedIn(context, baseURL);
  await page.goto('/app');
  const purchases = part(page, 'purchases.title');
  await expect(purchases.getByRole('alert')).toContainText(app('failed'));
  await expect(owned(page, text('app.corrections'))).toContainText(app('own.unknown'));
  await context.setOffline(true);
  await expect(purchases.getByRole('alert')).toContainText(app('offline'));
  api.answer('account/purchases', answers['account/purchases']);
  await context.setOffline(false);
  await expect(purchases.getByRole('listitem')).toHaveCount(2);
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('axe finds nothing, with dialogs and forms open too', async ({ page, context, baseURL }) => {
      const violations = async () => {
        const found = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
      };
      await standIn(context, answers);
      await signedIn(context, baseURL);
      await page.goto('/app');
      await button(page, 'password.change').click();
      expect(await violations()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const key of ['name.change', 'sessions.endOthers', 'remove.open']) {
        await button(page, key).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (key === 'remove.open') await page.keyboard.press('Enter');
        expect(await violations(), key).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });
  });
}
