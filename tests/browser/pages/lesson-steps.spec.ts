import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { fullUnless } from '../../support/full';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

const slugs = ['det-read-and-select-course', 'det-write-about-the-photo-course', 'det-listening-words'];
const path = (slug: string) => `/courses/${slug}`;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('languageSuggestion', 'dismissed');
    localStorage.setItem('cookieShow', 'true');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** The others say less above it. */
  const longest = [
    'det-read-and-select-course',
    'det-prep-course-interactive-listening',
    'det-course-read-listen-then-speak',
    'det-prep-course-read-aloud',
  ];

  for (const slug of longest) {
    test(`the first question stands on the first screen of a lesson, in every language: ${slug}${fullUnless(slug === longest[0])}`, async ({
      page,
    }) => {
      for (const locale of locales) {
        await page.goto(localizePath(path(slug), locale));
        const top = await page
          .locator('form[data-question]')
          .first()
          .evaluate((form) => form.getBoundingClientRect().top + window.scrollY);
        expect(top, locale).toBeLessThan(790);
      }
    });
  }

  test('what a lesson leads to is seen below header and list, and marked there @full', async ({ page }) => {
    for (const slug of slugs) {
      await page.goto(path(slug));
      await hydrated(page);
      const list = page.getByRole('navigation', { name: message('en', 'lesson', 'steps.label') });
      const links = await list.getByRole('link').all();
      expect(links.length, slug).toBeGreaterThan(6);
      for (const link of links) {
        // As a finger does it: left to `click()`, the page would be moved as well, to have the row in its middle.
        await link.evaluate((hidden) => hidden.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
        const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        await page.mouse.click(x + width / 2, y + height / 2);
        await expect(link).toHaveAttribute('aria-current', 'location');
        const id = (await link.getAttribute('href')) ?? '';
        await expect(page.locator(id)).toBeInViewport();
        // The page may still move to it.
        await expect(async () => {
          const row = await list.boundingBox();
          const title = await page.locator(`${id} h2`).first().boundingBox();
          expect(title?.y, id).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
        }).toPass();
      }
    }
  });
});

test('on a wide screen the list stays beside what is read, and nothing moves sideways @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path('det-write-about-the-photo-course'));
  await hydrated(page);
  const list = page.getByRole('navigation', { name: message('en', 'lesson', 'steps.label') });
  const link = list.getByRole('link', { name: message('en', 'lesson', 'steps.mistakes') });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(link).toBeInViewport();
  const title = await page.locator('#mistakes-title').boundingBox();
  const beside = await list.boundingBox();
  expect(title?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('what is ticked under "Check yourself" is there after a reload, and all of it finishes the lesson', async ({
  page,
}) => {
  await page.goto(path('det-read-and-select-course'));
  await hydrated(page);
  const ticks = page.locator('#check').getByRole('checkbox');
  const finished = page.getByRole('checkbox', { name: message('en', 'progress', 'check') });
  await ticks.first().check();
  await page.reload();
  await hydrated(page);
  await expect(ticks.first()).toBeChecked();
  await expect(finished).not.toBeChecked();
  for (const tick of await ticks.all()) await tick.check();
  await expect(finished).toBeChecked();
});
