import type { Page } from '@playwright/test';
import { fullUnless } from '../../support/full';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

const t = (key: string) => message('en', 'chrome', key);

/** The time of pages that open from now on passes by the test's hands alone, however long they take to load. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the cookie notice shows after five seconds, once, and can be dismissed', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await hydrated(page);
  const notice = page.getByRole('region', { name: t('cookieNotice.label') });
  await page.clock.runFor(4_500);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cookieShow'))).toBe('true');
  await expect(notice.getByRole('link', { name: t('cookieNotice.more') })).toHaveAttribute('href', '/cookie');
  await notice.getByRole('button', { name: t('cookieNotice.dismiss') }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await page.clock.runFor(6_000);
  await expect(notice).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`the cookie notice comes on pages without header and footer, too, at ${width} px${fullUnless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await stopClock(page);
    for (const path of ['/login', '/register', '/offline', '/start-here', '/score-converter']) {
      await page.goto(path);
      await page.evaluate(() => localStorage.removeItem('cookieShow'));
      await page.reload();
      await hydrated(page);
      const notice = page.getByRole('region', { name: t('cookieNotice.label') });
      await page.clock.runFor(4_500);
      await expect(notice).toHaveCount(0);
      await page.clock.runFor(1_000);
      await expect(notice, path).toBeInViewport({ ratio: 1 });
      const dismiss = notice.getByRole('button', { name: t('cookieNotice.dismiss') });
      await dismiss.click();
      await expect(notice).toHaveCount(0);
    }
  });
}

test('the cookie notice shows even where storage is blocked @full', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await hydrated(page);
  await page.clock.runFor(5_500);
  await expect(page.getByRole('region', { name: t('cookieNotice.label') })).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`at ${width} px the button back to the top appears below 1200 px and leads there${fullUnless(width === 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('button', { name: t('scrollToTop') });
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 1201));
    await expect(button).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });
}

test('at most four pages are loaded ahead, on intent only, and never the current one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const paths = new Set<string>();
  await page.route(/_rsc=/, () => undefined);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.searchParams.has('_rsc')) paths.add(url.pathname);
  });
  const pointAtAll = () =>
    page.evaluate(() => {
      for (const link of document.querySelectorAll('a'))
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
  // Nothing on the page tells when it has begun to listen.
  await expect(async () => {
    await pointAtAll();
    expect(paths.size).toBeGreaterThan(0);
  }).toPass();
  await expect.poll(() => paths.size).toBe(4);
  await pointAtAll();
  expect(paths.size).toBe(4);
  expect(paths.has('/')).toBe(false);
});
