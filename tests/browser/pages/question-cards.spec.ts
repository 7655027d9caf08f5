import type { Locator, Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { fullUnless } from '../../support/full';
import { hydrated, message, translate } from '../../support/site';
import { startDiagnosticTest } from '../../support/diagnostic/take-test';
import { expect, test } from '../../support/test';

/* What a question's card shows, and where: beside or above what it asks for, in form as well as in colour, and without moving. */

const said = (key: string) => message('en', 'questions', key);

async function cardsOf(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  const set = page.getByRole('group', { name: translate('en', 'questions', 'label', { name: '' }) }).first();
  await set.scrollIntoViewIfNeeded();
  await expect(set).toHaveAttribute('data-live');
  return set;
}

/** The card of a question, scrolled to. */
async function cardOf(set: Locator, number: number, count: number): Promise<Locator> {
  const card = set.getByRole('form', { name: translate('en', 'questions', 'count', { number, count }) });
  await card.scrollIntoViewIfNeeded();
  return card;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('languageSuggestion', 'dismissed');
        localStorage.setItem('cookieShow', 'true');
      });
    });

    test(`a word that is right has a tick, and one that is wrong is struck through${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const set = await cardsOf(page, '/courses/det-interactive-reading-course');
      const card = await cardOf(set, 1, 6);
      const menus = await card.getByRole('combobox').all();
      const keys = JSON.parse((await card.getAttribute('data-key')) ?? '[]') as string[];
      const given: string[] = [];
      for (const [index, menu] of menus.entries()) {
        const right = keys[index] ?? '';
        const labels = await menu.locator('option').allInnerTexts();
        const label = index === 0 ? right : (labels.find((one) => one && one !== right) ?? '');
        await menu.selectOption({ label });
        given.push(label);
      }
      await set.getByRole('button', { name: said('check'), exact: true }).click();
      const tick = (menu: Locator | undefined) =>
        menu?.evaluate(
          (element) => getComputedStyle(element.parentElement ?? element, '::after').borderBottomWidth,
        );
      expect(await tick(menus[0])).not.toBe('0px');
      await expect(card.getByRole('combobox')).toHaveCount(1);
      const struck = card.getByRole('deletion').filter({ visible: true }).first();
      await expect(struck).toHaveText(given[1] ?? '');
      await expect(struck).toHaveCSS('background-image', /gradient/);
    });

    test('what to select in a text is asked above it, or beside it, and the text has its name @full', async ({
      page,
    }) => {
      const set = await cardsOf(page, '/courses/det-interactive-reading-course');
      const card = await cardOf(set, 3, 6);
      const text = await boxOf(card.getByRole('textbox', { name: said('passage'), exact: true }));
      const asked = await boxOf(card.getByText(said('selectWords')));
      if (width < 1024) expect(asked.y + asked.height).toBeLessThanOrEqual(text.y);
      else {
        expect(asked.x).toBeGreaterThan(text.x + text.width);
        expect(asked.y).toBeLessThan(text.y + 150);
      }
    });

    test('the time to prepare and a microphone that is refused move nothing @full', async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
        Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: refuse });
      });
      const set = await cardsOf(page, '/courses/det-course-speak-about-the-photo');
      const card = set.getByRole('form').first();
      const head = card.locator('p').first();
      const record = card.getByRole('button', { name: said('record') });
      const before = [(await boxOf(head)).height, (await boxOf(card)).height];
      await set.getByRole('button', { name: said('start'), exact: true }).click();
      await expect(card.getByText(said('prepare'), { exact: true })).toBeVisible();
      expect((await boxOf(head)).height).toBe(before[0]);
      await record.click();
      const alert = card.getByText(said('refused'));
      await expect(alert).toBeVisible();
      const [button, words] = [await boxOf(record), await boxOf(alert)];
      expect(words.y - button.y - button.height).toBeLessThan(24);
      await expect(card.getByText(said('allow.chrome'))).toBeVisible();
      await expect(card.getByText(said('allow.safari'))).toBeHidden();
      // The words may have a line more than the level and the player are high.
      expect((await boxOf(card)).height - (before[1] ?? 0)).toBeLessThan(24);
    });

    test(`a choice between two, which is judged as it is made, moves nothing${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const set = await cardsOf(page, '/courses/det-read-and-select-course');
      const card = await cardOf(set, 1, 5);
      const tile = card.locator('label').filter({ hasText: 'Yes' });
      await tile.scrollIntoViewIfNeeded();
      const places = async () => {
        const foot = await boxOf(set.locator('.practice-foot'));
        return [
          (await boxOf(tile)).y,
          // Its verdict is above what was there.
          foot.y + foot.height,
          (await boxOf(set.locator('.practice-card'))).height,
        ];
      };
      const before = await places();
      await tile.click();
      await expect(card.locator('details')).toHaveAttribute('open');
      for (const [index, place] of (await places()).entries())
        expect(Math.abs(place - (before[index] ?? 0))).toBeLessThan(4);
    });

    test('the forms of a page have names of their own @full', async ({ page }) => {
      await cardsOf(page, '/practice');
      const names = await page
        .locator('form[aria-label]')
        .evaluateAll((forms) => forms.map((form) => form.getAttribute('aria-label')));
      expect(names.length).toBeGreaterThan(8);
      expect(new Set(names).size).toBe(names.length);
    });

    test('a question of the diagnostic test is all in the window when its clock begins @full', async ({
      page,
    }) => {
      await startDiagnosticTest(page);
      const begin = page.getByRole('button', { name: message('en', 'diagnostic', 'run.begin'), exact: true });
      await expect(begin).toBeInViewport({ ratio: 1 });
      await begin.press('Enter');
      await expect(page.locator('#test-title')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'No', exact: true })).toBeInViewport({ ratio: 1 });
    });

    test('captions and controls of a video have room below its picture on a phone @full', async ({
      page,
    }) => {
      await page.goto('/courses/det-read-and-select-course');
      await hydrated(page);
      const name = message('en', 'courses', 'lessons.readAndSelect.name');
      await page
        .getByRole('button', { name: translate('en', 'video', 'play', { name }), exact: true })
        .click();
      const player = page.getByLabel(translate('en', 'video', 'player', { name }), { exact: true });
      const { width: wide, height } = await boxOf(player);
      expect(height - (wide * 9) / 16).toBeGreaterThan(width < 640 ? 48 : -4);
      if (width < 640) await expect(player).toHaveCSS('object-position', '50% 0%');
    });
  });
}

test('the foot of a question waits below the window until there is something to answer in it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const card = page.locator('.practice-card').first();
  const foot = card.locator('.practice-foot');
  const scrollCardTo = (y: number) =>
    card.evaluate((one, to) => {
      window.scrollBy({ top: one.getBoundingClientRect().top - to, behavior: 'instant' });
    }, y);
  await scrollCardTo(600);
  await expect(foot).not.toBeInViewport();
  await scrollCardTo(400);
  await expect(foot).toBeInViewport({ ratio: 1 });
});

test('the buttons of a set have one line each on a narrow phone, in the languages with the longest words @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of ['de', 'ru'] as const) {
    await page.goto(localizePath('/courses/det-read-and-select-course', locale));
    await hydrated(page);
    const check = page.getByRole('button', { name: message(locale, 'questions', 'check'), exact: true });
    await check.first().scrollIntoViewIfNeeded();
    expect((await boxOf(check.first())).height, locale).toBeLessThan(60);
  }
});

test('running text fills the lines of a phone in Japanese, and has the lines of its page in Thai @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ja/courses/det-read-and-select-course');
  await expect(page.locator('#scoring p').first()).toHaveCSS('word-break', 'normal');
  await page.goto('/th/courses/det-read-and-select-course');
  const share = await page.locator('#scoring p').evaluateAll((parts) =>
    parts.map((part) => {
      const { lineHeight, fontSize } = getComputedStyle(part);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    }),
  );
  expect(share.length).toBeGreaterThan(0);
  for (const one of share) expect(one).toBeGreaterThanOrEqual(1.7);
});
