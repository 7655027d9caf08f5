import { chromium } from '@playwright/test';
import { findBrowser } from '../../../../scripts/run/browser.mjs';
import { Failure } from '../../../../scripts/run/checkout/project.mjs';
import { EditError } from '../../serve/edit-error.mjs';

/** @typedef {{ shoot: (address: string, lang: string) => Promise<Buffer | undefined>, close: () => Promise<void> }} Camera */

/** CSS pixels, of a usual window. */
const width = 1280;

/**
 * A browser that photographs whole pages: PNG, `width` wide; undefined of an address that is no page.
 *
 * @returns {Promise<Camera>}
 * @throws {EditError} where there is no browser
 */
export async function openCamera() {
  const { path: executablePath } = await findBrowser().catch((error) => {
    if (error instanceof Failure)
      throw new EditError('no_browser', 503, `There are no pictures. ${error.message}`);
    throw error;
  });
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  return {
    async shoot(address, lang) {
      // A reader of the page's language, to whom no other one is offered.
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        locale: lang,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        bypassCSP: true,
      });
      await page.addInitScript(hadNotice);
      try {
        const answer = await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
        if (!answer?.ok()) return undefined;
        await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
        await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
        await page.evaluate(seeAll);
        return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

/** In the page: the notice about what is stored comes some seconds after the page, over one picture and not over the other. */
function hadNotice() {
  localStorage.setItem('cookieShow', 'true');
}

/** In the page: what loads when it is scrolled to has come, and the typefaces. */
async function seeAll() {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  window.scrollTo(0, 0);
  await document.fonts.ready;
}
