import type { Page } from '@playwright/test';
import type { DiagnosticResult } from '@/lib/diagnostic/result';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { practiceSet } from '@/lib/questions/items';
import { samples } from '@/lib/questions/samples';
import { courses } from '@/lib/site/courses';
import { takeDiagnosticTest } from '../../support/diagnostic/take-test';
import { quietMicrophone } from '../../support/questions/quiet';
import { message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

/** What a test taker who never pays does here on a phone: no account on the way. */
const locales: readonly Locale[] = process.env.FULL === '1' ? ['en', 'de', 'th', 'zh'] : ['th'];

const lessonPath = (key: string) => `/courses/${courses.find((course) => course.key === key)?.slug}`;

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of locales) {
  test(`a test taker tries, is told where to begin, learns, and comes back, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await context.addInitScript(quietMicrophone);
    await answerHomeCard(page, locale);
    await takeDiagnosticTest(page, locale);
    const kept = await page.evaluate(() => localStorage.getItem('diagnostic_result') ?? '');
    const { lessons } = JSON.parse(kept) as DiagnosticResult;
    await openLesson(page, locale, lessons[0]?.lesson ?? '');
    await answerSet(page, locale);
    await hearSentence(page, locale);
    await recordAnswer(page, locale);
    await compareSamples(page, locale);
    // Tomorrow: what the browser has kept is all that is left.
    const tomorrow = await context.newPage();
    await page.close();
    await tomorrow.goto(localizePath('/courses', locale));
    const done = translate(locale, 'progress', 'finished', { done: 1, total: courses.length });
    await expect(tomorrow.getByText(done, { exact: true })).toBeVisible();
    expect(await tomorrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

const question = (page: Page, locale: Locale, number: number, count: number) =>
  page.getByRole('form', { name: translate(locale, 'questions', 'count', { number, count }) });

/** Presses the one button of the first set. */
const press = (page: Page, locale: Locale, key: string) =>
  page
    .getByRole('button', { name: message(locale, 'questions', key), exact: true })
    .first()
    .click();

async function answerHomeCard(page: Page, locale: Locale) {
  await page.goto(localizePath('/', locale));
  const first = question(page, locale, 1, 3);
  await first.getByText('Yes', { exact: true }).click();
  await expect(first).toHaveAttribute('data-state', /right|wrong/);
}

async function openLesson(page: Page, locale: Locale, key: string) {
  const name = message(locale, 'courses', `lessons.${key}.name`);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${localizePath(lessonPath(key), locale)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function answerSet(page: Page, locale: Locale) {
  await page.goto(localizePath(lessonPath('readAndSelect'), locale));
  for (const [index, { real }] of practiceSet('readAndSelect').entries()) {
    if (index > 0) await press(page, locale, 'next');
    const one = question(page, locale, index + 1, 5);
    await one.getByText(real ? 'Yes' : 'No', { exact: true }).click();
    await expect(one).toHaveAttribute('data-state', 'right');
  }
  await expect(page.getByRole('checkbox', { name: message(locale, 'progress', 'check') })).toBeChecked();
}

async function hearSentence(page: Page, locale: Locale) {
  await page.goto(localizePath(lessonPath('listenAndType'), locale));
  const recording = page.waitForResponse(/\/sounds\//);
  const first = question(page, locale, 1, 5);
  await first.getByRole('button', { name: message(locale, 'questions', 'listen') }).click();
  await recording;
  await first.getByRole('textbox').fill('the children');
  await press(page, locale, 'check');
  await expect(first).toHaveAttribute('data-state', 'partly');
}

async function recordAnswer(page: Page, locale: Locale) {
  await page.goto(localizePath(lessonPath('speakAboutThePhoto'), locale));
  const first = question(page, locale, 1, 5);
  await first.getByRole('button', { name: message(locale, 'questions', 'record') }).click();
  // Long enough to be heard playing.
  await expect(first.getByText('0:03', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: message(locale, 'questions', 'stop') }).click();
  const replay = first.getByRole('button', { name: message(locale, 'questions', 'recording') });
  await replay.click();
  await expect(replay).toHaveAttribute('aria-pressed', 'true');
  await press(page, locale, 'done');
  await expect(first).toHaveAttribute('data-state', 'done');
}

async function compareSamples(page: Page, locale: Locale) {
  const levels = page.getByRole('group', { name: message(locale, 'lesson', 'samples.choose') });
  const [words = ''] = samples.speakAboutThePhoto.answers['125'].split('<');
  await expect(levels.getByText(words.trim(), { exact: false })).toBeHidden();
  await levels.locator('label', { has: page.locator('[value="125"]') }).click();
  await expect(levels.getByText(words.trim(), { exact: false })).toBeVisible();
}
