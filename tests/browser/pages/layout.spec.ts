import { hydrated } from '../../support/site';
import { expect, test } from '../../support/test';

test('the head of a page stands where it is, whether or not its figure has arrived yet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/duolingo-practice-test', '/speaking-ai-correction', '/de/mock-exam']) {
    await page.goto(path);
    // Taken out before, it would be missed when the page comes alive.
    await hydrated(page);
    const [whole, partial] = await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      const top = () => heading?.getBoundingClientRect().top;
      const before = top();
      heading?.parentElement?.nextElementSibling?.remove();
      return [before, top()];
    });
    expect(whole, path).toBeGreaterThan(0);
    expect(partial, path).toBe(whole);
  }
});
