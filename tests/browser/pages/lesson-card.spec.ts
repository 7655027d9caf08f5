import type { Page } from '@playwright/test';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

const card = '::view-transition-group(lesson-speakAboutThePhoto) 200';
const name = message('en', 'courses', 'lessons.speakAboutThePhoto.name');

/** Notes what moves between two pages from here on: each part with the milliseconds it takes. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...args) {
      const transition = start.apply(this, args);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          if (effect.pseudoElement?.includes('lesson-'))
            moves.push(`${effect.pseudoElement} ${String(effect.getComputedTiming().duration)}`);
        }
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

/** From the list to a lesson further down in it, and back; where the list stood before and after. */
async function openAndReturn(page: Page): Promise<[before: number, after: number]> {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/courses');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('listitem').getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeInViewport();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  return [before, await scrolled()];
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the number of a lesson grows into the head of its page', async ({ page }) => {
    const moves = await watchMoves(page);
    const [before, after] = await openAndReturn(page);
    expect(after).toBe(before);
    expect(await moves()).toEqual([card]);
  });
});

test('where it is not, a lesson is there at once @full', async ({ page }) => {
  const moves = await watchMoves(page);
  const [before, after] = await openAndReturn(page);
  expect(after).toBe(before);
  expect(await moves()).toEqual([]);
});

test('where the browser knows no such transitions, a lesson opens as well @full', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined }),
  );
  const [before, after] = await openAndReturn(page);
  expect(after).toBe(before);
});
