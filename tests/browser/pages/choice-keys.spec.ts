import type { Page } from '@playwright/test';
import { practiceSet } from '@/lib/questions/items';
import { diagnosticPath } from '../../support/diagnostic/take-test';
import { hydrated, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

/* A choice between two by keyboard: arrows choose, Enter, the space bar and the letters of the choices hand in. */

const said = (key: string) => message('en', 'questions', key);
const words = practiceSet('readAndSelect');
const letterOf = (index: number) => (words[index]?.real ? 'y' : 'n');

/** The first set of the lesson, alive. */
async function openSet(page: Page) {
  await page.goto('/courses/det-read-and-select-course');
  await hydrated(page);
  const set = page.getByRole('group', {
    name: translate('en', 'questions', 'label', { name: 'Read and Select' }),
    exact: true,
  });
  await set.scrollIntoViewIfNeeded();
  await expect(set).toHaveAttribute('data-live');
  const status = set.getByRole('status');
  return {
    form: (number: number) =>
      set.getByRole('form', { name: translate('en', 'questions', 'count', { number, count: words.length }) }),
    button: (key: string) => set.getByRole('button', { name: said(key), exact: true }),
    right: status.getByText(said('right'), { exact: true }),
    wrong: status.getByText(said('wrong'), { exact: true }),
  };
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('languageSuggestion', 'dismissed');
    localStorage.setItem('cookieShow', 'true');
  });
});

test('an arrow key chooses and does not judge; Enter, the space bar and "Check" do', async ({ page }) => {
  const { form, button, right, wrong } = await openSet(page);
  const verdict = right.or(wrong);
  const ways = [
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Space'),
    () => button('check').click(),
  ];
  for (const [index, handIn] of ways.entries()) {
    const [yes, no] = ['Yes', 'No'].map((name) => form(index + 1).getByRole('radio', { name }));
    await yes?.focus();
    await page.keyboard.press('ArrowRight');
    await expect(no ?? form(index + 1)).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(yes ?? form(index + 1)).toBeChecked();
    await expect(verdict.filter({ visible: true })).toHaveCount(0);
    await handIn();
    await expect(words[index]?.real ? right : wrong).toBeVisible();
    await button('next').press('Enter');
  }
});

test('Y and N answer while the focus is in the set, and nowhere else @full', async ({ page }) => {
  const { form, button, right, wrong } = await openSet(page);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('y');
  await expect(form(1).getByRole('radio', { checked: true })).toHaveCount(0);
  await form(1).getByRole('radio').first().focus();
  await page.keyboard.press(letterOf(0));
  await expect(right).toBeVisible();
  await expect(button('next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(2).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press(letterOf(1) === 'y' ? 'n' : 'y');
  await expect(wrong).toBeVisible();
});

/** The keys of the choices are named before the test and beside the questions. */
async function openReady(page: Page) {
  await page.goto(diagnosticPath);
  await hydrated(page);
  await page.getByRole('button', { name: message('en', 'diagnostic', 'start.button') }).press('Enter');
  await expect(
    page.getByRole('button', { name: message('en', 'diagnostic', 'run.begin'), exact: true }),
  ).toBeVisible();
}

test('where there is a keyboard the keys are named @full', async ({ page }) => {
  const { form } = await openSet(page);
  await expect(form(1).getByText(said('keys'))).toBeVisible();
  await openReady(page);
  await expect(page.getByRole('main').getByText(said('keys'))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('nothing is said of keys @full', async ({ page }) => {
    const { form } = await openSet(page);
    await expect(form(1).getByText(said('isWord'))).toBeVisible();
    await expect(form(1).getByText(said('keys'))).toBeHidden();
    await openReady(page);
    await expect(page.getByRole('main').getByText(said('isWord'))).toBeVisible();
    await expect(page.getByRole('main').getByText(said('keys'))).toBeHidden();
  });
});
