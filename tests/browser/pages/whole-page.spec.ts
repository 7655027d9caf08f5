import { localizePath } from '@/lib/i18n/paths';
import { fullUnless } from '../../support/full';
import { hydrated } from '../../support/site';
import { expect, test } from '../../support/test';

/*
 * The browser's own picture of a whole page, which archives and share sheets take too: no section of it is an empty surface.
 * PNG packs an empty surface to almost nothing, so the weight of a strip says whether something is drawn there.
 */

const pages = [
  '/',
  '/products',
  '/practice',
  '/mock-exam',
  '/pricing',
  '/courses/det-read-and-select-course',
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    for (const path of pages) {
      test(`a picture of all of ${path} shows every section${fullUnless(path === '/')}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(localizePath(path, 'en'));
        if (javaScriptEnabled) await hydrated(page);
        const sections = await page.getByRole('main').locator('section').all();
        expect(sections.length).toBeGreaterThan(3);
        for (const section of sections) {
          const box = await section.boundingBox();
          const name = await section.getAttribute('id');
          if (!box || box.height < 1) continue;
          const picture = await page.screenshot({ fullPage: true, clip: box });
          expect(picture.byteLength / (box.width * box.height), `${name}`).toBeGreaterThan(0.01);
        }
      });
    }
  });
}
