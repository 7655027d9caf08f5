import type { Page } from '@playwright/test';
import { text } from '../../support/accounts';
import { app, homeAnswers, owner, pro } from '../../support/app-home';
import { message } from '../../support/site';
import { signedIn, standIn } from '../../support/purchases';
import { expect, test } from '../../support/test';

/** What the page says of one thing that is owned. */
const owned = (page: Page, name: string) =>
  page.locator('main dl > div').filter({ has: page.locator('dt', { hasText: name }) });
const part = (page: Page, key: string) => page.getByRole('region', { name: app(key) });

test('counts in full, says until when, and that a Pro has corrections without a limit', async ({
  page,
  context,
  baseURL,
}) => {
  const api = await standIn(context, homeAnswers);
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
});

test('explains Pro while it is pointed at, focused or tapped', async ({ page, context, baseURL }) => {
  await standIn(context, homeAnswers);
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

  test('a tap explains Pro until another tap elsewhere, inside of the page @full', async ({
    page,
    context,
    baseURL,
  }) => {
    await standIn(context, homeAnswers);
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

test('shows the day of the plan, and the way to more only where nothing is left @full', async ({
  page,
  context,
  baseURL,
}) => {
  const until = new Date(Date.now() + 18.5 * 86_400_000).toISOString();
  const month = { ...pro, tag: null, days: 30, usableUntil: until };
  const api = await standIn(context, { ...homeAnswers, 'account/purchases': { data: [month] } });
  await signedIn(context, baseURL);
  await page.goto('/app');
  const day = app('own.day', { day: 12, days: 30 });
  await expect(owned(page, text('app.plan')).getByText(day)).toBeVisible();
  for (const key of ['own.buyPlan', 'own.buyExams'])
    await expect(page.getByRole('link', { name: app(key) })).toHaveCount(0);
  await expect(part(page, 'own.title')).toContainText(
    message('en', 'plans', 'testShopHere').replace(/<[^>]+>/g, ''),
  );
  await expect(page.getByRole('link', { name: text('app.exam.go') })).toHaveAttribute('href', '/app/exam');
  const exams = owned(page, text('app.exams'));
  await expect(exams.getByRole('link', { name: app('own.takeExam') })).toHaveAttribute('href', '/app/exam');

  api.answer('userInfo', { data: { ...owner, vipEndTime: null, examNum: 0 } });
  await page.reload();
  await expect(
    owned(page, text('app.exams')).getByRole('link', { name: app('own.buyExams') }),
  ).toHaveAttribute('href', '/pricing#packs');
  await expect(owned(page, text('app.plan')).getByRole('link', { name: app('own.buyPlan') })).toBeVisible();
  await expect(page.getByText(day)).toHaveCount(0);
});
