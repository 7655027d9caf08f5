import type { DiagnosticResult } from '@/lib/diagnostic/result';
import { questionCount } from '@/lib/diagnostic/turns';
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  const first = message('en', 'courses', `lessons.${lessons[0]?.lesson}.name`);
  await page.getByRole('main').getByRole('link', { name: first, exact: true }).click();
  await expect(page).toHaveURL(/\/courses\/./);
  expect(await page.evaluate(() => localStorage.getItem('diagnostic_run'))).toBeNull();
});

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
