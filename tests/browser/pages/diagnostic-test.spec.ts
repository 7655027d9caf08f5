import { itemOf, resultOf, withAnswer } from '@/lib/diagnostic/progress';
import type { DiagnosticResult } from '@/lib/diagnostic/result';
import { runDays, type Run } from '@/lib/diagnostic/run';
import { questionCount } from '@/lib/diagnostic/turns';
import { localizePath } from '@/lib/i18n/paths';
import { locales } from '@/lib/i18n/locales';
import { facts } from '@/lib/site/facts';
import type { Page } from '@playwright/test';
import { fullUnless } from '../../support/full';
import { watchShifts } from '../../support/layout-shifts';
import { answerQuestion, diagnosticPath, startDiagnosticTest } from '../../support/diagnostic/take-test';
import { message, serverPage, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const said = (key: string) => message('en', 'diagnostic', key);

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
});

test('a visitor takes the diagnostic test by keyboard, reloads in the middle and opens the first lesson', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await startDiagnosticTest(page);
  for (let number = 1; number <= 7; number += 1) expect(await answerQuestion(page)).toBe(true);
  const eighth = page.getByRole('heading', {
    level: 2,
    name: translate('en', 'diagnostic', 'run.about', { number: 8, count: questionCount(false) }),
  });
  await expect(eighth).toBeVisible();
  await page.keyboard.type('the children');
  await page.reload();
  await expect(eighth).toBeVisible();
  await page.getByRole('button', { name: said('run.begin') }).press('Enter');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('the children');
  while (await answerQuestion(page));
  await page.getByRole('button', { name: said('run.begin') }).press('Enter');
  await page.keyboard.type('Every morning I walk to school.');
  await page.getByRole('button', { name: message('en', 'questions', 'done') }).press('Enter');
  await page.getByRole('button', { name: said('writing.finish') }).press('Enter');

  await expect(page.getByRole('heading', { level: 2, name: said('result.title') })).toBeFocused();
  const kept = await page.evaluate(() => localStorage.getItem('diagnostic_result') ?? '');
  const { low, high, lessons } = JSON.parse(kept) as DiagnosticResult;
  await expect(
    page.getByText(translate('en', 'diagnostic', 'result.range', { low, high }), { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText(translate('en', 'diagnostic', 'result.between', { low, high }), { exact: true }).first(),
  ).toBeInViewport();
  await expect(
    page.getByText(said('answers.none')).or(page.getByText(message('en', 'questions', 'wrong'))),
  ).not.toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: said('keep.link') })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const target = page.getByRole('combobox', { name: said('result.aim.label') });
  await target.focus();
  await page.keyboard.type('160');
  await expect(target).toHaveValue('160');
  await page.reload();
  await expect(target).toHaveValue('160');
  await expect(
    page.getByText(translate('en', 'diagnostic', 'result.aim.above', { points: 160 - high })),
  ).toBeVisible();
  const first = message('en', 'courses', `lessons.${lessons[0]?.lesson}.name`);
  await page.getByRole('main').getByRole('link', { name: first, exact: true }).click();
  await expect(page).toHaveURL(/\/courses\/./);
  expect(await page.evaluate(() => localStorage.getItem('diagnostic_run'))).toBeNull();
});

for (const width of [390, 1440]) {
  test(`the test is alone with the logo and the way out, which keeps the answers, at ${width} px${fullUnless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startDiagnosticTest(page);
    const header = page.getByRole('banner');
    const hero = page.getByText(translate('en', 'diagnostic', 'hero.lead', facts.scale));
    await expect(page.getByRole('button', { name: said('run.begin'), exact: true })).toBeFocused();
    await expect(header.getByRole('button')).toHaveText([said('run.leave')]);
    await expect(header.getByRole('link')).toHaveCount(1);
    await expect(hero).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    for (let number = 1; number <= 2; number += 1) await answerQuestion(page);
    const third = translate('en', 'diagnostic', 'run.about', { number: 3, count: questionCount(false) });
    const title = page.locator('#test-title');
    await expect(title).toHaveText(third);
    // Below the header, not under it.
    const bottom = ((await header.boundingBox())?.y ?? 0) + ((await header.boundingBox())?.height ?? 0);
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    await header.getByRole('button', { name: said('run.leave') }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: said('left.title') })).toBeFocused();
    await expect(
      page.getByText(translate('en', 'diagnostic', 'left.body', { days: runDays })),
    ).toBeInViewport();
    await expect(hero).toBeAttached();
    await expect(header.getByRole('button', { name: said('run.leave') })).toHaveCount(0);
    await page.getByRole('button', { name: said('left.continue') }).press('Enter');
    await expect(title).toHaveText(third);
    await expect(hero).toBeHidden();
  });
}

/** How far from the top of the window the parts were that `watchShifts` names, and are. */
const topsIn = (shift: string) =>
  [...shift.matchAll(/ (?:from|to) \S+ (-?\d+) /g)].map(([, top]) => Number(top));

/** A test to which no question was answered, as this browser keeps it. */
async function keepResult(page: Page) {
  const begun = Date.parse('2026-03-02T10:00:00Z');
  let run: Run = {
    ...{ seed: 5, begun, timed: true, quiet: false, seen: [] },
    ...{ answers: [], draft: [], text: null },
  };
  for (let item = itemOf(run); item; item = itemOf(run)) run = withAnswer(run, item, []);
  const result = resultOf(run, begun);
  const kept = {
    diagnostic_result: JSON.stringify(result),
    diagnostic_details: JSON.stringify({ last: { at: result.at, answers: run.answers }, target: null }),
  };
  await page.addInitScript((entries) => {
    for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text);
  }, kept);
  return { result, answers: run.answers };
}

for (const locale of locales) {
  test(`the test can be started in the first window of a small phone, in ${locale}${fullUnless(locale === 'th')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 667 });
    await page.goto(localizePath(diagnosticPath, locale));
    const start = page.getByRole('button', { name: message(locale, 'diagnostic', 'start.button') });
    await expect(start).toBeInViewport({ ratio: 1 });
  });
}

for (const height of [667, 844]) {
  test(`a result that is kept stands in the first window, ${height} px tall, and nothing moves when it comes${fullUnless(height === 667)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    const { result } = await keepResult(page);
    const shifts = await watchShifts(page);
    await page.goto(diagnosticPath);
    const { low, high } = result;
    const range = translate('en', 'diagnostic', 'result.between', { low, high });
    await expect(page.getByText(range, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: new RegExp(`${low}.*${high}`) })).toBeInViewport({ ratio: 1 });
    const lessons = page.getByRole('heading', { level: 3, name: said('lessons.title') });
    await expect(lessons).toBeVisible();
    // The header, whose button is as wide as its font, is not of this page.
    const tall = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    expect((await shifts()).filter((shift) => topsIn(shift).some((top) => top >= tall))).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The head of the page comes back with a new start.
    const lead = page.getByText(translate('en', 'diagnostic', 'hero.lead', facts.scale));
    await expect(lead).not.toBeInViewport();
    await page.getByRole('button', { name: said('run.again'), exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: said('start.button') })).toBeFocused();
    await lead.scrollIntoViewIfNeeded();
    await expect(lead).toBeInViewport({ ratio: 1 });
  });
}

test('a result is known before any script of the site has run', async ({ page, allowErrors }) => {
  await allowErrors(/ERR_FAILED/);
  await keepResult(page);
  await page.route('**/_next/static/**/*.js*', (route) => route.abort());
  await page.goto(diagnosticPath, { waitUntil: 'commit' });
  const lead = page.getByText(translate('en', 'diagnostic', 'hero.lead', facts.scale));
  await expect(lead).toBeAttached();
  await expect(lead).not.toBeInViewport();
  await expect(page.locator('#test-title')).toBeHidden();
  await expect(page.locator('#test')).toBeInViewport();
});

test('each answer of a result has one line on a phone, which opens, and the target moves nothing @full', async ({
  page,
}) => {
  const { answers } = await keepResult(page);
  await page.goto(diagnosticPath);
  const lines = page.getByRole('main').locator('li > details');
  await expect(lines).toHaveCount(answers.length);
  for (const line of await lines.all()) {
    await expect(line).not.toHaveAttribute('open');
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(48);
  }
  const first = lines.first();
  await first.locator('summary').press('Enter');
  await expect(first.locator('ins').first()).toBeVisible();

  const target = page.getByRole('combobox', { name: said('result.aim.label') });
  const lessons = page.getByRole('heading', { level: 3, name: said('lessons.title') });
  const places = async () => [(await target.boundingBox())?.width, await lessons.boundingBox()];
  await target.selectOption('');
  const before = await places();
  expect(Math.round(Number(before[0]))).toBe(178);
  for (const score of ['10', '160', '']) {
    await target.selectOption(score);
    expect(await places()).toEqual(before);
  }
});

for (const [device, touch] of [
  ['a phone', true],
  ['a computer', false],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ hasTouch: touch, isMobile: touch });

    test(`the keys Y and N are ${touch ? 'not ' : ''}spoken of @full`, async ({ page }) => {
      await startDiagnosticTest(page);
      await expect(page.getByText(message('en', 'questions', 'isWord'))).toBeVisible();
      await expect(page.getByText(message('en', 'questions', 'keys'))).toBeVisible({ visible: !touch });
    });
  });
}

test('without JavaScript the page says so, and leads to the course', async ({ browser, request }) => {
  const { text } = await serverPage(request, diagnosticPath);
  expect(text).toContain(said('how.missing.title'));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(diagnosticPath);
  await expect(page.getByRole('button', { name: said('start.button') })).toBeHidden();
  const course = /<course>(.+)<\/course>/.exec(said('start.noScript'))?.[1] ?? '';
  await page.getByRole('main').getByRole('link', { name: course }).click();
  await expect(page).toHaveURL(/\/courses$/);
  await context.close();
});
