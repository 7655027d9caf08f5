import { watchShifts } from '../../support/layout-shifts';
import { hydrated, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const said = (kind: 'invalid' | 'unmatched', path: string) =>
  translate('en', 'chrome', `notFound.${kind}`, { path });

// Browsers log the status of the page itself.
test.beforeEach(({ allowErrors }) => allowErrors(/status of 40[04]/));

test('the two errors are in English what the specification says', () => {
  expect(said('unmatched', '/nope')).toBe('Page not found: /nope');
  expect(said('invalid', '/courses/nope')).toBe('Page Not Found: /courses/nope');
});

test('an address that tries to be HTML is text, and a malformed or endless one does no harm', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E%3Cscript%3Ealert(2)%3C%2Fscript%3E');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('/<img src=x onerror=alert(1)><script>alert(2)</script>');
  await expect(main.locator('img, script')).toHaveCount(0);
  expect(dialogs).toEqual([]);

  await page.goto('/%E0%A4%A');
  await expect(main).toContainText(said('unmatched', '/%E0%A4%A'));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/${'long'.repeat(300)}`);
  await expect(main).toContainText(/long\w*…/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('nothing moves when the address comes @full', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/nope');
  await expect(page.getByText(said('unmatched', '/nope'), { exact: true })).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page says that the page was not found @full', async ({ page }) => {
    await page.goto('/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('main')).not.toContainText('{path}');
  });
});
