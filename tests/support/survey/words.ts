import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { expect } from '../test';
import type { Surveyed } from './surveyed';

/** Languages of long words. */
const languages: readonly Locale[] = ['de', 'ru'];

/** No word of a page goes on in the next line without a hyphen, as "Probe/prüfung". */
export async function checkWholeWords(page: Page, { url, locale }: Surveyed, width: number) {
  if (!languages.includes(locale)) return;
  expect.soft(await page.evaluate(cutWords), `words of ${url} at ${width} px`).toEqual([]);
}

/** Runs in the page. Not every browser has the rules of every language to set hyphens by, so that here none sets any. */
function cutWords(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { hyphens: manual !important; }');
  document.adoptedStyleSheets.push(sheet);
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // One for each line.
      const lines = [...range.getClientRects()].filter((line) => line.width > 0);
      if (lines.some(({ top }, at) => top >= (lines[at - 1]?.bottom ?? Infinity) - 2)) cut.push(word);
    }
  }
  document.adoptedStyleSheets.pop();
  return cut;
}
