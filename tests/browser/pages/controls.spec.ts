import type { Locator, Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { fullUnless } from '../../support/full';
import { hydrated, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

/*
 * Each control is pressed, and what it promises has to be in view afterwards. What stands in the window but behind the header is
 * not in view.
 */

const said = (key: string) => message('en', 'questions', key);
const widths = [390, 1440] as const;
const height = 844;

/** The practice sets of a page, alive. */
async function setsOf(page: Page, path: string): Promise<Locator[]> {
  await page.goto(path);
  await hydrated(page);
  const found = page
    .getByRole('main')
    .getByRole('group', { name: translate('en', 'questions', 'label', { name: '' }) });
  await expect(found.first()).toBeVisible();
  const sets = await found.all();
  for (const set of sets) {
    await set.scrollIntoViewIfNeeded();
    await expect(set).toHaveAttribute('data-live');
  }
  return sets;
}

async function setOf(page: Page, path: string): Promise<Locator> {
  const [set] = await setsOf(page, path);
  if (!set) throw new Error(`${path} has no practice set`);
  return set;
}

const questionOf = (set: Locator, number: number, count: number) =>
  set.getByRole('form', { name: translate('en', 'questions', 'count', { number, count }) });

/** px of a part that the header or the window's edges hide, to the left, the right, the top. */
async function hiddenOf(part: Locator) {
  return part.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const over = (size: number) => Math.max(0, Math.round(size));
    const edge = document.documentElement.clientWidth;
    return {
      left: over(-left),
      right: over(right - edge),
      top: over(head - top),
      below: over(top - innerHeight),
    };
  });
}

const inView = { left: 0, right: 0, top: 0, below: 0 };

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('languageSuggestion', 'dismissed');
        localStorage.setItem('cookieShow', 'true');
      });
    });

    for (const path of ['/', '/learn']) {
      test(`on ${path}, "Skip" shows the next question of every set from its head on, and no other${fullUnless(width === 390 && path === '/')}`, async ({
        page,
      }) => {
        for (const set of await setsOf(page, path)) {
          const forms = await set.getByRole('form').all();
          for (const [index, form] of forms.slice(0, -1).entries()) {
            await set.getByRole('button', { name: said('skip'), exact: true }).click();
            const shown = forms[index + 1] ?? form;
            await expect.poll(() => hiddenOf(shown)).toEqual(inView);
            await expect(form).not.toBeInViewport();
            expect(await shown.evaluate((one) => one.contains(document.activeElement))).toBe(true);
          }
        }
      });
    }

    test(`trying again begins with the first question, in view, and without a countdown${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      await page.clock.install();
      const set = await setOf(page, '/courses/det-read-and-select-course');
      const first = set.getByRole('form').first();
      for (const number of [1, 2, 3, 4, 5]) {
        const form = questionOf(set, number, 5);
        await form.getByText('Yes', { exact: true }).click();
        await set.getByRole('button', { name: said(number < 5 ? 'next' : 'toResult'), exact: true }).click();
        if (number < 5) await expect.poll(() => hiddenOf(questionOf(set, number + 1, 5))).toEqual(inView);
      }
      await set.getByRole('button', { name: said('again'), exact: true }).click();
      await expect.poll(() => hiddenOf(first)).toEqual(inView);
      await page.clock.runFor(30_000);
      await expect(set.getByRole('status').getByText(said('late'), { exact: true })).toBeHidden();
      await expect(first.getByRole('radio', { name: 'Yes' })).toBeEnabled();
    });

    test(`the last question leads back to one that was skipped, and then to the result${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const set = await setOf(page, '/courses/det-read-and-select-course');
      for (const number of [1, 2, 3, 4, 5]) {
        const form = questionOf(set, number, 5);
        if (number !== 2) await form.getByText('Yes', { exact: true }).click();
        const onward = number === 2 ? 'skip' : 'next';
        await set.getByRole('button', { name: said(onward), exact: true }).click();
      }
      const second = questionOf(set, 2, 5);
      await expect.poll(() => hiddenOf(second)).toEqual(inView);
      await second.getByText('Yes', { exact: true }).click();
      await set.getByRole('button', { name: said('toResult'), exact: true }).click();
      await expect(set.getByRole('button', { name: said('again'), exact: true })).toBeInViewport();
    });

    test(`checking without an answer says that there is none, and a full box shows its first letter${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const set = await setOf(page, '/courses/det-fill-in-the-blanks');
      const form = set.getByRole('form').first();
      const check = set.getByRole('button', { name: said('check'), exact: true });
      await check.click();
      await expect(set.getByText(said('empty'), { exact: true })).toBeVisible();
      await expect(set.getByRole('status').getByText(said('wrong'), { exact: true })).toBeHidden();
      const box = form.getByRole('textbox');
      await expect(box).toBeFocused();
      const letters = Number(await box.getAttribute('maxlength'));
      await box.pressSequentially('m'.repeat(letters));
      await expect(set.getByText(said('empty'))).toBeHidden();
      expect(await box.evaluate((field: HTMLInputElement) => field.scrollLeft)).toBe(0);
      await check.click();
      await expect(set.getByRole('status').getByText(said('wrong'), { exact: true })).toBeVisible();
      await expect(check).toBeHidden();
    });

    test('the caret of the headline stands above the line below it @full', async ({ page }) => {
      for (const locale of ['en', 'de', 'es', 'fr', 'ru', 'th'] as const) {
        await page.goto(localizePath('/', locale));
        const inserted = page.getByRole('heading', { level: 1 }).getByRole('insertion');
        const [lowest, next] = await inserted.evaluate((element) => {
          const style = getComputedStyle(element);
          const size = parseFloat(style.fontSize);
          const area = element.getBoundingClientRect();
          // What is drawn of the caret ends this far above the foot of its box.
          const foot = area.bottom - (Number(/([\d.]+)px\)/.exec(style.backgroundPositionY)?.[1]) || 0);
          const head = element.closest('h1')?.getBoundingClientRect() ?? area;
          const line = parseFloat(getComputedStyle(element.parentElement ?? element).lineHeight);
          const lines = Math.round(head.height / line);
          const own = Math.round((area.top - head.top) / line);
          // A letter with its own mark reaches a little more than its capitals above the base line.
          return [foot, own + 1 < lines ? area.top + line + (area.height - size) / 2 : Infinity];
        });
        expect(lowest, locale).toBeLessThan(next ?? 0);
      }
    });

    test(`a score beyond the scale is said to be, and the thumb stands where the ruler has its score${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const t = (key: string) => message('en', 'converter', key);
      await page.goto('/score-converter');
      await hydrated(page);
      const field = page.getByRole('main').getByRole('spinbutton', { name: t('score') });
      await field.pressSequentially('200');
      await field.fill('');
      await field.pressSequentially('200');
      await expect(
        page.getByText(translate('en', 'converter', 'scale', { min: 10, max: 160 })),
      ).toBeInViewport();
      await field.blur();
      await expect(field).toHaveValue('160');
      const slider = page.getByRole('slider', { name: t('score') });
      const ruler = page.getByRole('img', {
        name: translate('en', 'converter', 'ruler', { min: 10, max: 160 }),
      });
      const [thumbs, scale] = await Promise.all([slider.boundingBox(), ruler.boundingBox()]);
      // The middle of the thumb is half its 16 px from the slider's ends.
      expect(Math.abs((thumbs?.x ?? 0) + 8 - (scale?.x ?? 0))).toBeLessThan(1.5);
      expect(Math.abs((thumbs?.width ?? 0) - 16 - (scale?.width ?? 0))).toBeLessThan(1.5);
    });
  });
}

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'th-TH', viewport: { width: 390, height } });

  test('is offered it as long as it takes; the cookie notice comes below it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    const offer = page.getByRole('complementary', { name: message('th', 'suggestion', 'label') });
    const notice = page.getByRole('region', { name: message('en', 'chrome', 'cookieNotice.label') });
    await expect(offer).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(notice).toBeVisible();
    const above = await offer.boundingBox();
    const below = await notice.boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await offer.getByRole('button', { name: message('th', 'suggestion', 'dismiss') }).click();
    await expect(offer).toHaveCount(0);
  });
});

test('a post says its English words in English, and numbers no question of its own @full', async ({
  page,
}) => {
  for (const locale of ['en', 'th'] as const) {
    await page.goto(localizePath('/blog/skills/describe-a-photo', locale));
    const main = page.getByRole('main');
    await expect(main.locator('en, sample')).toHaveCount(0);
    expect(await main.locator('span[lang=en]').count()).toBeGreaterThan(20);
    const row = main.getByRole('form').first().locator('xpath=ancestor::ol');
    await expect(row).toHaveCSS('list-style-type', 'none');
    await expect(row).toHaveCSS('padding-inline-start', '0px');
  }
});
