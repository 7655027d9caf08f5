import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { runEditor } from '../../../tools/edit/copy/run-editor.mjs';
import { freePort } from '../../support/site-server';
import { Checkout } from './checkout';

/** Where the editor is opened: what its address remembers behind `#`. */
interface Place {
  page?: string;
  locale?: string;
  view?: string;
  key?: string;
  beside?: string;
}

interface Fixtures {
  /** Opens the editor; then its page knows what the site shows. */
  open: (place?: Place) => Promise<void>;
  /** The site in its frame. */
  site: FrameLocator;
  /** What edits it. */
  panel: Locator;
}

interface WorkerFixtures {
  checkout: Checkout;
  /** The address by which it lets a browser in. */
  editor: string;
}

/** Tests of the editor on a copy of this checkout. Each leaves behind what was handed over, and nothing else. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  checkout: [
    async ({}, provide) => {
      const checkout = await Checkout.copy();
      await provide(checkout);
      await checkout.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editor: [
    async ({ checkout }, provide) => {
      const { address, stop } = await runEditor(checkout.folder, await freePort());
      await provide(address);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  page: async ({ page, checkout }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await provide(page);
    await checkout.clean();
    expect(errors, 'what broke in the browser').toEqual([]);
  },
  open: async ({ page, editor, site }, provide) => {
    await provide(async (place = {}) => {
      await page.goto(`${editor}#${new URLSearchParams({ ...place })}`);
      await expect(page.getByText('The page is being made.')).toBeHidden({ timeout: 150_000 });
      await expect(site.locator('body')).toBeVisible();
    });
  },
  site: async ({ page }, provide) => provide(siteIn(page)),
  panel: async ({ page }, provide) => provide(page.getByRole('main', { name: 'Editing' })),
});

const siteIn = (page: Page) => page.frameLocator('iframe[title="The site"]');

export { expect };
