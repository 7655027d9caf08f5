import type { Locator, Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { diagnosticPath } from '../../support/diagnostic/take-test';
import { fullUnless } from '../../support/full';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

/*
 * What floats at the lower edge of the window covers nothing that has the focus (WCAG 2.4.11), and can be done with before the page is
 * stepped through.
 */

const lesson = '/courses/det-read-and-select-course';

const t = (key: string) => message('en', 'chrome', key);

/** The notice about cookies, five seconds after the page has come; from then on time stands still. */
async function openWithNotice(page: Page, path: string, locale: 'en' | 'de' = 'en'): Promise<Locator> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(localizePath(path, locale));
  await hydrated(page);
  await page.clock.runFor(5_500);
  const notice = page.getByRole('region', { name: message(locale, 'chrome', 'cookieNotice.label') });
  await expect(notice).toBeVisible();
  return notice;
}

/**
 * What has the focus while a notice covers a part of it; empty where none does. What is higher than the room above the notices cannot be
 * seen whole: it counts only where the reader sees less than a third of that room filled with it.
 */
const coveredBy = (notice: Locator): Promise<string> =>
  notice.evaluate((own) => {
    const focused = document.activeElement;
    const notices = [...(own.parentElement?.children ?? [])];
    if (!focused || focused === document.body || notices.some((one) => one.contains(focused))) return '';
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const covering = notices
      .map((one) => one.getBoundingClientRect())
      .filter(
        (box) =>
          box.height > 0 && top < box.bottom && bottom > box.top && left < box.right && right > box.left,
      );
    const room = Math.min(innerHeight, ...covering.map((box) => box.top));
    const seen = room - Math.max(top, 0);
    const isCovered = covering.length > 0 && (bottom - top <= room || seen < room / 3);
    return isCovered ? focused.outerHTML.slice(0, 200) : '';
  });

for (const [width, height] of [
  // 1280 x 800 px at 200 %, and a phone with its keyboard open.
  [640, 400],
  [390, 600],
] as const) {
  test.describe(`at ${width} x ${height} px`, () => {
    test.use({ viewport: { width, height } });

    for (const path of ['/', lesson, diagnosticPath])
      test(`the cookie notice covers nothing that the keyboard comes to on ${path}${fullUnless(width === 390 && path === lesson)}`, async ({
        page,
      }) => {
        test.setTimeout(90_000);
        const notice = await openWithNotice(page, path);
        await expect(page.locator('body')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: t('skipToContent') })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(notice.getByRole('link')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(notice.getByRole('button')).toBeFocused();
        for (let stop = 0; stop < 50; stop += 1) {
          await page.keyboard.press('Tab');
          expect(await coveredBy(notice), `stop ${stop}`).toBe('');
        }
      });

    test(`it leaves in view what the start of the diagnostic test gives the focus to${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const notice = await openWithNotice(page, diagnosticPath);
      await page.getByRole('button', { name: message('en', 'diagnostic', 'start.button') }).press('Enter');
      const begin = page.getByRole('button', { name: message('en', 'diagnostic', 'run.begin'), exact: true });
      await expect(begin).toBeFocused();
      await expect(begin).toBeInViewport({ ratio: 1 });
      expect(await coveredBy(notice)).toBe('');
    });
  });
}

test('the notice brings out what has the focus as it comes @full', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(diagnosticPath);
  await hydrated(page);
  const start = page.getByRole('button', { name: message('en', 'diagnostic', 'start.button') });
  await start.focus();
  await start.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 4));
  await page.clock.runFor(5_500);
  const notice = page.getByRole('region', { name: t('cookieNotice.label') });
  await expect(notice).toBeVisible();
  await expect.poll(() => coveredBy(notice)).toBe('');
  await expect(start).toBeFocused();
  await expect(start).toBeInViewport({ ratio: 1 });
});

// A notice of four lines.
for (const [locale, width] of [
  ['en', 390],
  ['de', 320],
] as const)
  test(`the foot of a set stands above the notice at ${width} px, in ${locale} @full`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
    await page.setViewportSize({ width, height: 700 });
    const notice = await openWithNotice(page, lesson, locale);
    const form = page.getByRole('main').getByRole('form').first();
    await form.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const skip = page
      .getByRole('button', { name: message(locale, 'questions', 'skip'), exact: true })
      .first();
    await expect(skip).toBeInViewport({ ratio: 1 });
    const foot = await skip.boundingBox();
    const edge = await notice.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  });
