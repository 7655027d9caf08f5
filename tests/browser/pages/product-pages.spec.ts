import { testTypes } from '@/lib/questions/test-format';
import { courses } from '@/lib/site/courses';
import { formatMoney } from '@/lib/offers/money';
import { planNamed } from '../../support/purchases';
import { message } from '../../support/site';
import { expect, test } from '../../support/test';

test('mock exams are sold directly under the head of their page, and its first button names one and its price', async ({
  page,
}) => {
  await page.goto('/mock-exam');
  const first = page.getByRole('main').locator('a[data-buy]').first();
  await expect(first).toContainText(formatMoney(planNamed('single').amount, 'USD', 'en'));
  await expect(first).toHaveAttribute('data-buy', 'single');
  expect(await page.evaluate(() => document.querySelector('main')?.children[1]?.id)).toBe('packs');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of mock exams opens with their first screen, whose first question can be answered', async ({
    page,
  }) => {
    await page.goto('/mock-exam');
    const screen = page.getByRole('main').getByRole('figure').first();
    await expect(screen).toContainText(message('en', 'exam', 'intro.rules.readAndSelect'));
    const said = screen.getByText(message('en', 'mock-exam', 'here.first.answered'));
    await screen.getByText(message('en', 'exam', 'intro.begin'), { exact: true }).click();
    await expect(said).toBeHidden();
    await screen.getByText('No', { exact: true }).click();
    await expect(said).toBeVisible();
  });

  test('what an exam measures and how stands on its page @full', async ({ page }) => {
    await page.goto('/mock-exam#method');
    await expect(
      page.getByRole('region', { name: message('en', 'mock-exam', 'here.method.title') }),
    ).toBeInViewport();
  });
});

test('the page of the practice test gives every question type of the test its count and its time', async ({
  page,
}) => {
  await page.goto('/duolingo-practice-test');
  for (const { name } of testTypes) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row.locator('[lang=en]')).toHaveText(name);
    await expect(row).toContainText(/\d:\d\d/);
  }
});

test('the types that left the test are marked as training', async ({ page }) => {
  await page.goto('/practice');
  const marks = page.getByText(message('en', 'practice', 'types.training'), { exact: true });
  await expect(marks).toHaveCount(2);
  for (const name of ['Read Aloud', 'Listen Then Speak'])
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
        .locator(marks),
    ).toBeVisible();
});

test('the lessons are numbered through the whole course', async ({ page }) => {
  await page.goto('/courses');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.locator('a[href*="/courses/"]'),
    });
  await expect(rows).toHaveCount(courses.length);
  for (const [index, { key }] of courses.entries()) {
    await expect(rows.nth(index)).toContainText(String(index + 1));
    await expect(rows.nth(index)).toContainText(message('en', 'courses', `lessons.${key}.name`));
  }
});
