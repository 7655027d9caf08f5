import { expect, test } from '@playwright/test';
import { locales } from '../lib/i18n/locales';
import { localizePath } from '../lib/i18n/paths';
import { routes } from '../lib/site/routes';
import { watch } from './support/site';

// The 404 page is left out: browsers log its status as an error. The accessibility suite opens it.
// The app home leads visitors away to the login; the accounts suite looks at it signed in.
const paths = routes
  .filter((route) => route.id !== 'app')
  .map((route) => (route.id === 'success' ? '/success/log-1' : route.path));
const widths = [320, 360, 768, 1024, 1440];

for (const locale of locales) {
  test(`no page scrolls sideways or logs an error in ${locale}`, async ({ page }) => {
    test.setTimeout(240_000);
    const { expectQuiet } = watch(page);
    await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
    const tooWide: string[] = [];
    for (const path of paths) {
      await page.goto(localizePath(path, locale));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (excess > 0) tooWide.push(`${localizePath(path, locale)} at ${width} px: ${excess} px`);
      }
    }
    expect(tooWide).toEqual([]);
    expectQuiet();
  });
}

test('the header stays one line in every language', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localizePath('/', locale));
    for (const width of [320, 360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.evaluate(() => {
        const links = [
          ...document.querySelectorAll('header > div:first-child :is(a, button), header nav summary'),
        ];
        return Math.max(
          ...links
            .filter((link) => link.checkVisibility())
            .map((link) => link.getBoundingClientRect().height),
        );
      });
      expect(height, `${locale} at ${width} px`).toBeLessThanOrEqual(60);
    }
  }
});

test('the head of a page stands where it is, whether or not its figure has arrived yet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/duolingo-practice-test', '/speaking-ai-correction', '/de/mock-exam']) {
    await page.goto(path);
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
