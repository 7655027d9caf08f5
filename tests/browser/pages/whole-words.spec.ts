import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { expect, test } from '../../support/test';

/** Words of a page that begin on one line and end on another without a hyphen of their own. */
function cutWords() {
  const cut: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(node.parentElement).hyphens === 'auto') continue;
    for (const { 0: word, index } of text.matchAll(/\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
      if (tops.size > 1) cut.push(word);
    }
  }
  return cut;
}

for (const locale of ['de', 'ru'] as const satisfies readonly Locale[]) {
  test(`no word is cut at 320 px, or where facts stand side by side, in ${locale}`, async ({ page }) => {
    for (const [width, path] of [
      ...(['/', '/products', '/courses', '/practice', '/mock-exam'] as const).map(
        (one) => [320, one] as const,
      ),
      [1440, '/learn'] as const,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localizePath(path, locale));
      expect(await page.evaluate(cutWords), `${path} at ${width} px`).toEqual([]);
    }
  });
}

test('a post says its English words in English, and numbers no question of its own', async ({ page }) => {
  for (const locale of ['en', 'th'] as const) {
    await page.goto(localizePath('/blog/skills/describe-a-photo', locale));
    const main = page.getByRole('main');
    await expect(main.locator('en, sample')).toHaveCount(0);
    expect(await main.locator('span[lang=en]').count()).toBeGreaterThan(20);
    const row = main.getByRole('form').first().locator('xpath=ancestor::ol');
    await expect(row).toHaveCSS('list-style-type', 'none');
    await expect(row).toHaveCSS('padding-inline-start', '0px');
  }
});
