import { expect, test } from '@playwright/test';
import { pageRoutes } from '../lib/site/routes';
import { message } from './support/site';

/** The pages that can be opened as they are: the app leads visitors away, the second steps lead back to the first. */
const pages = Object.values(pageRoutes).filter(
  ({ id }) => !['app', 'oauth', 'register2', 'resetPassword', 'resetPasswordStep2', 'success'].includes(id),
);

test('every page stands in the layout that its route names', async ({ page }) => {
  for (const route of pages) {
    await page.goto(route.path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main'), route.path).toHaveCount(1);
    const header = route.layout === 'default' || route.layout === 'header';
    await expect(page.locator('.site-header'), route.path).toHaveCount(header ? 1 : 0);
    const footer = route.layout === 'default' || route.layout === 'footer';
    const more = page.getByRole('navigation', { name: message('en', 'chrome', 'footer.label'), exact: true });
    await expect(more, route.path).toHaveCount(footer ? 1 : 0);
  }
});
