import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';
import { testFormat } from '@/lib/questions/test-format';

test('a lesson is printed without what is there to be clicked, with its answers open and its source named @full', async ({
  page,
}) => {
  await page.goto('/courses/det-read-and-select-course');
  await hydrated(page);
  const answers = page.locator('form[data-question] details > div');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('video')).toBeHidden();
  await expect(page.getByRole('heading', { name: message('en', 'lesson', 'mistakes') })).toBeVisible();
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  const told = await page
    .locator('a[href^="http"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(told.filter((content) => content !== 'none')).toEqual([`" (${testFormat.source})"`]);
});
