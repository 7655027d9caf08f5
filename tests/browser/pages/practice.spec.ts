import { localizePath } from '@/lib/i18n/paths';
import { practiceSet } from '@/lib/questions/items';
import { samples } from '@/lib/questions/samples';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { fullUnless } from '../../support/full';
import { chooseLanguage } from '../../support/languages';
import { hydrated, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const lesson = '/courses/det-read-and-select-course';
const words = practiceSet('readAndSelect');
const keyOf = (index: number) => (words[index]?.real ? 'Yes' : 'No');

const setOf = (page: Page, locale: Locale, name: string) =>
  page.getByRole('group', { name: translate(locale, 'questions', 'label', { name }), exact: true });
const questionOf = (page: Page, locale: Locale, number: number) =>
  page.getByRole('form', {
    name: translate(locale, 'questions', 'count', { number, count: words.length }),
  });

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
});

for (const locale of ['en', 'de', 'th', 'zh'] as const) {
  test(`a visitor answers on a phone in ${locale}, reads why, and finds the answers again${fullUnless(locale === 'de')}`, async ({
    page,
  }) => {
    const said = (key: string) => message(locale, 'questions', key);
    await page.goto(localizePath(lesson, locale));
    const first = questionOf(page, locale, 1);
    const foot = page.getByRole('group').filter({ has: first });
    const says = (key: string) => foot.getByRole('status').getByText(said(key), { exact: true });
    await first.getByText(keyOf(0), { exact: true }).click();
    await expect(says('right')).toBeVisible();
    await expect(first.getByText(said(words[0]?.real ? 'isReal' : 'isInvented'))).toBeVisible();
    await foot.getByRole('button', { name: said('next'), exact: true }).click();
    const second = questionOf(page, locale, 2);
    await expect(second.getByText(words[1]?.word ?? '', { exact: true }).first()).toBeInViewport();
    await second.getByText(keyOf(1) === 'Yes' ? 'No' : 'Yes', { exact: true }).click();
    await expect(says('wrong')).toBeVisible();
    await page.reload();
    await expect(says('right')).toBeVisible();
    const other = locale === 'en' ? 'it' : 'en';
    await hydrated(page);
    await chooseLanguage(page, other, locale);
    await expect(
      page
        .getByRole('group')
        .filter({ has: questionOf(page, other, 1) })
        .getByRole('status')
        .getByText(message(other, 'questions', 'right'), { exact: true }),
    ).toBeVisible();
  });
}

test('the time limit counts once it was started, by keyboard alone', async ({ page }) => {
  await page.clock.install();
  await page.goto(lesson);
  const set = setOf(page, 'en', 'Read and Select');
  const start = set.getByRole('button', {
    name: message('en', 'questions', 'start'),
  });
  await start.press('Enter');
  const first = questionOf(page, 'en', 1);
  await expect(first.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await page.clock.runFor(6_000);
  await expect(
    set.getByRole('status').getByText(message('en', 'questions', 'late'), { exact: true }),
  ).toBeVisible();
  await set.getByRole('button', { name: message('en', 'questions', 'next'), exact: true }).press('Enter');
  const second = questionOf(page, 'en', 2);
  await second.getByRole('radio', { name: keyOf(1) }).press('Space');
  await expect(
    set.getByRole('status').getByText(message('en', 'questions', 'right'), { exact: true }),
  ).toBeVisible();
});

test('missing letters are typed from gap to gap, and a result comes after the last question', async ({
  page,
}) => {
  await page.goto('/courses/det-fill-in-the-blanks');
  const set = setOf(page, 'en', 'Fill in the Blanks');
  for (const [index, item] of practiceSet('fillInTheBlanks').entries()) {
    const question = questionOf(page, 'en', index + 1);
    const missing = /\{(\w+)\}/.exec(item.sentence)?.[1] ?? '';
    await question.getByRole('textbox').pressSequentially(missing);
    await set.getByRole('button', { name: message('en', 'questions', 'check'), exact: true }).click();
    const right = set.getByRole('status').getByText(message('en', 'questions', 'right'), { exact: true });
    await expect(right).toBeVisible();
    const onward = message('en', 'questions', index < 4 ? 'next' : 'toResult');
    await set.getByRole('button', { name: onward, exact: true }).click();
  }
  await expect(set.getByText('Your result: 5 of 5 right')).toBeVisible();
});

for (const width of [390, 1440])
  test(`who comes back to a finished set reads so in its head at ${width} px, where nothing moves, and begins it anew${fullUnless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const set = setOf(page, 'en', 'Read and Select');
    const card = set.locator('.practice-card');
    const fromTop = () => card.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
    const finished = set.getByText('You have finished this: 4 of 5 right.');
    const rule = set.getByText(translate('en', 'questions', 'rules.readAndSelect', { count: 5 }));
    await page.goto(lesson);
    await expect(rule).toBeVisible();
    await expect(finished).toBeHidden();
    const before = await fromTop();

    const given = words.map(({ id, real }, index) => [id, [real === index > 0 ? 'yes' : 'no']] as const);
    await page.evaluate(
      (answers) => localStorage.setItem('practice_answers', answers),
      JSON.stringify(Object.fromEntries(given)),
    );
    await page.reload();
    await expect(finished).toBeVisible();
    await expect(rule).toBeHidden();
    expect(await fromTop()).toBe(before);
    await set
      .getByRole('button', { name: message('en', 'questions', 'again'), exact: true })
      .first()
      .click();
    await expect(finished).toBeHidden();
    await expect(rule).toBeVisible();
    await expect(questionOf(page, 'en', 1).getByRole('radio', { name: 'Yes' })).toBeFocused();
  });

test('a written answer has its words counted and stays, and a spoken one says when there is no microphone', async ({
  page,
}) => {
  await page.goto('/courses/det-prep-course-writing-sample');
  const text = page.getByRole('textbox', { name: message('en', 'questions', 'yourAnswer') }).first();
  await expect(page.getByRole('button', { name: message('en', 'questions', 'start') })).toBeVisible();
  await text.fill('I prefer to plan my day.');
  await expect(page.getByText('Words: 6')).toBeVisible();
  await page
    .getByRole('button', { name: message('en', 'questions', 'done') })
    .first()
    .click();
  await expect(page.getByText(message('en', 'questions', 'rubric.write.1')).first()).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('I prefer to plan my day.');
  await page.goto('/courses/det-prep-course-read-aloud');
  await page
    .getByRole('button', { name: message('en', 'questions', 'record') })
    .first()
    .click();
  const trouble = page
    .getByText(message('en', 'questions', 'refused'))
    .or(page.getByText(message('en', 'questions', 'absent')));
  await expect(trouble.filter({ visible: true })).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every question has its answer behind it', async ({ page }) => {
    await page.goto(lesson);
    const first = questionOf(page, 'en', 1);
    await first.getByText(message('en', 'questions', 'answer')).click();
    await expect(first.getByText(message('en', 'questions', 'isReal'))).toBeVisible();
    await expect(first.getByRole('button')).toHaveCount(0);
  });

  test('one task is read at four scores @full', async ({ page }) => {
    await page.goto('/courses/det-write-about-the-photo-course');
    // What follows the last mark, whose number stands between.
    const ending = (score: '85' | '145') =>
      samples.writeAboutThePhoto.answers[score]
        .split(/<[^>]*>/)
        .findLast(Boolean)
        ?.slice(-18) ?? '';
    await expect(page.getByText(ending('85'))).toBeVisible();
    await page.getByText('145', { exact: true }).click();
    await expect(page.getByText(ending('145'))).toBeVisible();
    await expect(page.getByText(ending('85'))).toBeHidden();
  });
});

test('a sentence is heard, typed, and laid beside what was said', async ({ page }) => {
  const said = (key: string) => message('en', 'questions', key);
  await page.goto('/courses/det-prep-course-listen-and-type-questions');
  const first = page.getByRole('form', {
    name: translate('en', 'questions', 'count', { number: 1, count: 5 }),
  });
  const recording = page.waitForResponse(/\/assets\/sounds\/lt-01\.mp3$/);
  await first.getByRole('button', { name: said('listen') }).click();
  expect((await recording).headers()['content-type']).toBe('audio/mpeg');
  await first.getByRole('textbox').fill('the children played after lunch');
  await page.getByRole('button', { name: said('check'), exact: true }).click();
  await expect(first.locator('[data-marks] ins')).toHaveText('outside');
});

test('words of a text are selected by keyboard @full', async ({ page }) => {
  await page.goto('/courses/det-interactive-reading-course');
  const name = translate('en', 'questions', 'setName', { name: 'Interactive Reading', number: 1 });
  const set = setOf(page, 'en', name);
  const third = set.getByRole('form', {
    name: translate('en', 'questions', 'count', { number: 3, count: 6 }),
  });
  await set.scrollIntoViewIfNeeded();
  await expect(set).toHaveAttribute('data-live');
  // The one in view alone can be reached.
  for (let turn = 0; turn < 2; turn += 1)
    await set.getByRole('button', { name: message('en', 'questions', 'skip') }).click();
  await third.getByRole('textbox').focus();
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 7; letter += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(third.getByRole('status').first()).toHaveText('Mara found');

  // More than there is room for on a phone is seen whole once it is judged.
  const selection = third.getByRole('status').first();
  const hidden = () => selection.evaluate((box) => box.scrollHeight - box.clientHeight);
  await page.keyboard.press('Control+A');
  await expect.poll(hidden).toBeGreaterThan(100);
  await set.getByRole('button', { name: message('en', 'questions', 'check'), exact: true }).click();
  await expect(third).toHaveAttribute('data-state', /partly|wrong/);
  expect(await hidden()).toBe(0);
});
