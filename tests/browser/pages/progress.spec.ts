import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { practiceSet } from '@/lib/questions/items';
import { courses } from '@/lib/site/courses';
import { chooseLanguage } from '../../support/languages';
import { hydrated, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const lesson = '/courses/det-read-and-select-course';
const words = practiceSet('readAndSelect');
const nameOf = (locale: Locale, key: string) => message(locale, 'courses', `lessons.${key}.name`);
const finished = (locale: Locale, done: number) =>
  translate(locale, 'progress', 'finished', { done, total: courses.length });

/** The list of lessons after one of them is finished. */
async function expectOneFinished(page: Page, locale: Locale) {
  await expect(page.getByText(finished(locale, 1), { exact: true })).toBeVisible();
  const row = (key: string) =>
    page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: nameOf(locale, key), exact: true }),
    });
  const done = message(locale, 'progress', 'row.done');
  await expect(row('readAndSelect').getByText(done, { exact: true })).toBeVisible();
  await expect(row('fillInTheBlanks').getByText(done, { exact: true })).toBeHidden();
}

test.use({ viewport: { width: 390, height: 844 } });

test('a set that is answered finishes its lesson, here, after a reload and in another language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
  await page.goto(lesson);
  await hydrated(page);
  const box = page.getByRole('checkbox', { name: message('en', 'progress', 'check') });
  await expect(box).not.toBeChecked();
  for (const [index, { real }] of words.entries()) {
    const name = translate('en', 'questions', 'count', { number: index + 1, count: words.length });
    const question = page.getByRole('form', { name });
    await question.getByText(real ? 'Yes' : 'No', { exact: true }).click();
    await expect(question).toHaveAttribute('data-state', 'right');
    if (index + 1 < words.length)
      await page.getByRole('button', { name: message('en', 'questions', 'next'), exact: true }).click();
  }
  await expect(box).toBeChecked();
  await page.getByRole('link', { name: message('en', 'lesson', 'all'), exact: true }).click();
  await expect(page).toHaveURL(/\/courses#reading$/);
  await expectOneFinished(page, 'en');
  await page.reload();
  await expectOneFinished(page, 'en');
  await hydrated(page);
  await chooseLanguage(page, 'ja');
  await expect(page).toHaveURL(/\/ja\/courses/);
  await expectOneFinished(page, 'ja');
  // The reader goes on where the course does.
  await page
    .getByRole('link', { name: nameOf('ja', 'fillInTheBlanks'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${localizePath('/courses/det-fill-in-the-blanks', 'ja')}$`));
});

test('the sections of the list are reached and marked in a row below the header @full', async ({ page }) => {
  await page.goto('/courses');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: message('en', 'courses', 'jump') });
  const link = (key: string) => menu.getByRole('link', { name: message('en', 'courses', key), exact: true });
  await link('sections.writing.title').click();
  const heading = page.getByRole('heading', {
    level: 2,
    name: message('en', 'courses', 'sections.writing.title'),
  });
  await expect(heading).toBeInViewport();
  await expect(link('sections.writing.title')).toHaveAttribute('aria-current', 'location');
  await expect(link('sections.reading.title')).not.toHaveAttribute('aria-current');
  await expect(link('sections.writing.title')).toBeInViewport();
});
