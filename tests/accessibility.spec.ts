import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { localizePath } from '../lib/i18n/paths';
import { routes } from '../lib/site/routes';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// The app home leads visitors away to the login; the accounts suite looks at it signed in.
const paths = [
  ...routes
    .filter((route) => route.id !== 'app')
    .map((route) => (route.id === 'success' ? '/success/log-1' : route.path)),
  '/nope',
];

for (const locale of ['en', 'de', 'ja', 'th'] as const) {
  for (const path of paths) {
    const url = localizePath(path, locale);
    test(`axe finds nothing on ${url}`, async ({ page }) => {
      await page.emulateMedia({
        reducedMotion: 'reduce',
        colorScheme: locale === 'de' || locale === 'ja' ? 'dark' : 'light',
      });
      await page.setViewportSize(
        locale === 'de' || locale === 'th' ? { width: 360, height: 780 } : { width: 1440, height: 900 },
      );
      await page.goto(url);
      // What is folded away is part of the page too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
      });
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
      expect(found).toEqual([]);
    });
  }
}
