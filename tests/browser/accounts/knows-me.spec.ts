import type { BrowserContext, Locator, Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { text } from '../../support/accounts';
import { app, homeAnswers, owner } from '../../support/app-home';
import { fullUnless } from '../../support/full';
import { watchShifts } from '../../support/layout-shifts';
import { failedLoads } from '../../support/problems';
import { signedIn, standIn } from '../../support/purchases';
import { catalog, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const known = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'known', key, values);
const lesson = catalog('en', 'courses').lessons.interactiveReading.name;

/** A reader in the middle of a lesson, with two word cards to be asked again. */
async function hasPractised(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const now = new Date();
    const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
    const set = { answered: 5, right: 4, of: 5 };
    const progress = { interactiveReading: { opened: now.toISOString(), questions: 24, sets: { one: set } } };
    localStorage.setItem('course_progress', JSON.stringify(progress));
    const cards = { 'pv-001': [1, today, today - 1], 'pv-002': [1, today - 1, today - 2] };
    localStorage.setItem('vocabulary_cards', JSON.stringify(cards));
  });
}

/** What a page tells who is known, in place of what it tells everybody. */
const told = (page: Page): Locator => page.getByRole('main').locator('[data-known]:not(.hidden)');

/** The way to the mock exams that are left, at the head of their page and at its end. */
const toExams = (page: Page, count: number): Locator =>
  told(page).getByRole('link', { name: known('toExams', { count }), exact: true });

for (const width of [390, 1440]) {
  test(`the pages say what is next, what is left and until when, and nothing moves at ${String(width)} px${fullUnless(width === 390)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await hasPractised(context);
    await standIn(context, homeAnswers);
    await signedIn(context, baseURL);
    const shifts = await watchShifts(page);
    await page.goto('/');
    const next = page.getByRole('main').getByRole('link', { name: lesson }).first();
    await expect(next).toContainText(known('answered', { answered: 5, questions: 24 }));
    await expect(told(page).last()).toContainText(known('plan', { date: 'May 6, 2099' }));
    await expect(told(page).last()).toContainText(known('unlimited'));
    expect(await shifts()).toEqual([]);

    await page.goto('/mock-exam');
    await expect(toExams(page, 1234)).toHaveCount(2);
    await expect(told(page).nth(1)).toHaveText(known('examsUntil', { count: 1234, date: 'Feb 3, 2099' }));
    expect(await shifts()).toEqual([]);

    await page.goto('/courses');
    await expect(told(page).getByRole('link')).toHaveText(known('cards', { count: 2 }));
    await expect(told(page)).toContainText(known('plan', { date: 'May 6, 2099' }));
  });
}

test('a visitor goes on where this browser was left, by the keyboard too, and a new one is told the same as ever', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByText(message('en', 'home', 'hero.note'))).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await hasPractised(context);
  await page.reload();
  const next = told(page).getByRole('link', { name: lesson });
  await expect(next).toBeVisible();
  // Nobody is signed in: nothing is left of anything.
  await expect(page.getByText(message('en', 'home', 'hero.note'))).toBeVisible();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/det-interactive-reading-course#practice$/);
});

for (const locale of locales)
  test(`the way to the exams that are left takes no other room than the one to buy one, in ${locale}${fullUnless(locale === 'de')}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await standIn(context, { ...homeAnswers, userInfo: { data: { ...owner, examNum: 12 } } });
    await signedIn(context, baseURL);
    const shifts = await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizePath('/mock-exam', locale));
      const name = translate(locale, 'known', 'toExams', { count: 12 });
      await expect(told(page).getByRole('link', { name, exact: true })).toHaveCount(2);
      expect(await shifts(), `${String(width)} px`).toEqual([]);
    }
  });

test('who has an exam left is led to it before more are sold, and still buys; who has none is sold one', async ({
  page,
  context,
  baseURL,
}) => {
  const api = await standIn(context, { ...homeAnswers, userInfo: { data: { ...owner, examNum: 1 } } });
  await signedIn(context, baseURL);
  await page.goto('/mock-exam');
  const main = page.getByRole('main');
  const sold = main.locator('[data-buy="single"]').first();
  await expect(toExams(page, 1).first()).toBeVisible();
  await expect(sold).toBeHidden();
  const more = main.getByRole('link', { name: known('moreExams'), exact: true }).first();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#packs$/);
  await expect(
    main.getByRole('heading', { name: message('en', 'mock-exam', 'packs.title') }),
  ).toBeInViewport();
  await expect(toExams(page, 1).first()).toHaveAttribute('href', '/app/exam');

  api.answer('userInfo', { data: { ...owner, examNum: 0 } });
  await page.goto('/mock-exam');
  await expect(sold).toBeVisible();
  await expect(toExams(page, 1)).toHaveCount(0);
});

test('says nothing of what is left where the API cannot be reached, and still what is next @full', async ({
  page,
  context,
  baseURL,
  allowErrors,
}) => {
  allowErrors(failedLoads);
  await hasPractised(context);
  const failed = (route: { abort: () => Promise<void> }) => route.abort();
  await standIn(context, { userInfo: failed, 'account/purchases': failed, practice: failed });
  await signedIn(context, baseURL);
  await page.goto('/');
  await expect(told(page).getByRole('link', { name: lesson })).toBeVisible();
  await expect(page.getByText(message('en', 'home', 'hero.note'))).toBeVisible();
});

test('a plan that has ended is called none, and the account says what is next before what is owned @full', async ({
  page,
  context,
  baseURL,
}) => {
  await hasPractised(context);
  const ended = { ...owner, vipEndTime: '2020-01-01T00:00:00.000Z', examNum: 0, correctNum: 0 };
  await standIn(context, { ...homeAnswers, userInfo: { data: ended }, 'account/purchases': { data: [] } });
  await signedIn(context, baseURL);
  await page.goto('/');
  await expect(told(page).last()).toHaveText(known('noPlan'));

  await page.goto('/app');
  await expect(told(page).getByRole('link')).toHaveText(known('cards', { count: 2 }));
  await expect(page.getByText(text('app.title', { name: 'Ada' }))).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: app('purchases.title') })).toBeVisible();
  expect((await headings.allTextContents()).slice(0, 4)).toEqual([
    text('app.exam.title'),
    text('app.courses'),
    app('own.title'),
    app('purchases.title'),
  ]);
  const menu = page.getByRole('navigation', { name: message('en', 'chrome', 'header.label') });
  await menu.getByRole('link', { name: message('en', 'meta', 'courses.name'), exact: true }).click();
  await expect(page).toHaveURL(/\/courses$/);
});
