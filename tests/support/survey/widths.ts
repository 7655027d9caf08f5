import type { Page } from '@playwright/test';

/** Sets the width of a page's window in px, by the browser's emulation of a device, which does not load the page anew. */
export const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** By how many px a page is wider than its window. */
export const excessOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Height of the highest link or button of the header, in px: 60 is one line. */
export const headerLineOf = (page: Page) =>
  page.evaluate(() => {
    const links = [
      ...document.querySelectorAll('header > div:first-child :is(a, button), header nav summary'),
    ];
    return Math.max(
      ...links.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().height),
    );
  });

/** Sizes of the headings of the content that are seen: of their letters in px, and how far apart their lines are in letter sizes. */
export const headingsOf = (page: Page, levels: readonly (1 | 2)[] = [1, 2]) =>
  page.evaluate(
    (names) =>
      [...document.querySelectorAll(names)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { fontSize, lineHeight } = getComputedStyle(element);
          return { size: parseFloat(fontSize), ratio: parseFloat(lineHeight) / parseFloat(fontSize) };
        }),
    levels.map((level) => `main h${level}`).join(', '),
  );
