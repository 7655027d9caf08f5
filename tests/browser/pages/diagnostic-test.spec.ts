import type { DiagnosticResult } from '@/lib/diagnostic/result';
import { runDays } from '@/lib/diagnostic/run';
import { questionCount } from '@/lib/diagnostic/turns';
import { facts } from '@/lib/site/facts';
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
  test(`the test is alone with the logo and the way out, which keeps the answers, at ${width} px`, async ({
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
