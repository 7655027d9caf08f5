import type { Locator, Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { bankItems } from '@/lib/questions/bank/bank-file';
import { openTasks } from '@/lib/questions/open-items';
import { courses, type CourseKey } from '@/lib/site/courses';
import { fullUnless } from '../../support/full';
import { failedLoads } from '../../support/problems';
import { message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const lesson = '/courses/det-read-and-select-course';
const lessonOf = (key: CourseKey) => `/courses/${courses.find((course) => course.key === key)?.slug}`;
const words = bankItems('readAndSelect');
const isReal = (id: string) => words.some((item) => item.id === id && 'real' in item && item.real);

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
});

const said = (key: string, locale: 'en' | 'de' = 'en') => message(locale, 'questions', key);

/** The set that is shown under a name. */
const shownSet = (page: Page, locale: 'en' | 'de' = 'en') =>
  page
    .getByRole('group', {
      name: translate(locale, 'questions', 'label', { name: 'Read and Select' }),
      exact: true,
    })
    .filter({ visible: true });

/** Answers all questions of a set with No, one after the other, and goes on to its result. */
async function answerAll(set: Locator, locale: 'en' | 'de' = 'en') {
  for (let number = 1; number <= 5; number += 1) {
    const name = translate(locale, 'questions', 'count', { number, count: 5 });
    const question = set.getByRole('form', { name });
    await question.getByText('No', { exact: true }).click();
    const onward = said(number < 5 ? 'next' : 'toResult', locale);
    await set.getByRole('button', { name: onward, exact: true }).click();
  }
}

const idsIn = (set: Locator) =>
  set
    .locator('form[data-question]')
    .evaluateAll((forms) => forms.map((form) => (form as HTMLElement).dataset.question ?? ''));

const kept = (page: Page) =>
  page.evaluate(() => ({
    answers: JSON.parse(localStorage.getItem('practice_answers') ?? '{}') as Record<string, string[]>,
    cards: JSON.parse(localStorage.getItem('vocabulary_cards') ?? '{}') as Record<string, number[]>,
    progress: JSON.parse(localStorage.getItem('course_progress') ?? '{}') as Record<
      string,
      { done?: string; questions?: number; sets?: Record<string, object> }
    >,
  }));

for (const locale of ['en', 'de'] as const) {
  test(`who has done a set gets five new ones in ${locale}, and finds what was answered again${fullUnless(locale === 'en')}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/bank/')) asked.push(pathname);
    });
    await page.goto(localizePath(lesson, locale));
    const set = shownSet(page, locale);
    await answerAll(set, locale);
    expect(asked).toEqual([]);
    const { progress } = await kept(page);
    expect(progress.readAndSelect?.done).toBeTruthy();

    await set.getByRole('button', { name: said('more.five', locale) }).click();
    const [level] = said('more.level', locale).split('{');
    await expect(page.getByText(level ?? '')).toBeVisible();
    const first = set.getByRole('form', {
      name: translate(locale, 'questions', 'count', { number: 1, count: 5 }),
    });
    await expect(first.getByRole('radio', { name: 'Yes' })).toBeFocused();
    const ids = await idsIn(set);
    expect(ids).toHaveLength(5);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !path.startsWith(`/bank/${locale}/readAndSelect-`))).toEqual([]);
    await answerAll(set, locale);
    for (const name of [message(locale, 'lesson', 'scoring'), message(locale, 'lesson', 'next')])
      await expect(set.getByRole('link', { name })).toBeVisible();

    await page.reload();
    const after = await kept(page);
    for (const id of ids) expect(after.answers[id]).toEqual(['no']);
    const { done, questions, sets } = progress.readAndSelect ?? {};
    expect(after.progress.readAndSelect).toMatchObject({ done, questions });
    expect(after.progress.readAndSelect?.sets).toEqual(sets);
    const cards = ids.filter(isReal).map((id) => {
      const word = words.find((item) => item.id === id);
      return (word as { card?: string }).card ?? id;
    });
    expect(Object.keys(after.cards).toSorted()).toEqual(cards.toSorted());
    // In the head of the set, which says that it is finished.
    await shownSet(page, locale)
      .getByRole('button', { name: said('more.five', locale) })
      .first()
      .press('Enter');
    await expect(page.getByText(level ?? '')).toBeVisible();
    // Nothing of the last set comes at once.
    expect((await idsIn(shownSet(page, locale))).filter((id) => ids.includes(id))).toEqual([]);
  });
}

test('where they do not load a sentence says so, the set stays, and they come when asked for again @full', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoads);
  await page.route('**/bank/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(lesson);
  const set = shownSet(page);
  await answerAll(set);
  const more = set.getByRole('button', { name: said('more.five') });
  await more.click();
  await expect(set.getByRole('alert')).toHaveText(said('more.failed'));
  await expect(more).toBeVisible();
  expect(Object.keys((await kept(page)).answers)).toHaveLength(5);
  await page.unroute('**/bank/**');
  await more.click();
  await expect(shownSet(page).getByRole('alert')).toHaveCount(0);
  expect(await idsIn(shownSet(page))).toHaveLength(5);
});

test('words that were missed are cards of the vocabulary lesson', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vocabulary_cards', '{"rs-104":[0,20000,20000]}'));
  await page.goto('/courses/det-listening-words');
  const [label] = message('en', 'vocabulary', 'cards.missed').split('<');
  await page.getByRole('button', { name: label ?? '' }).click();
  const cards = page.getByRole('group', { name: message('en', 'vocabulary', 'cards.label'), exact: true });
  await expect(cards.getByText('different', { exact: true }).first()).toBeVisible();
  await cards.getByRole('button', { name: message('en', 'vocabulary', 'cards.turn') }).click();
  await expect(cards.getByText(message('en', 'bank-words', 'rs-104'), { exact: true })).toBeVisible();
});

test('new photos open in the viewer @full', async ({ page }) => {
  const photos = openTasks.writeAboutThePhoto.map(({ id }) => [id, ['A photo.']] as const);
  await page.addInitScript(
    (answers) => localStorage.setItem('practice_answers', answers),
    JSON.stringify(Object.fromEntries(photos)),
  );
  await page.goto(lessonOf('writeAboutThePhoto'));
  await page
    .getByRole('button', { name: said('more.tasks') })
    .first()
    .click();
  const link = page.locator('a[href^="/assets/photos/"]', { has: page.locator('img') }).first();
  await expect(link).toHaveAccessibleName(new RegExp(`^${message('en', 'viewer', 'open')}: .+`));
  await link.click();
  const dialog = page.getByRole('dialog', { name: message('en', 'viewer', 'photo') });
  const photo = dialog.getByRole('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await dialog.getByRole('button', { name: message('en', 'viewer', 'close') }).click();
  await expect(link).toBeFocused();
});
