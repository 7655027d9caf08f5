import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { diagnosticPath } from '../../support/diagnostic/take-test';
import { fullUnless } from '../../support/full';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

const t = (key: string) => message('en', 'chrome', key);
const name = (id: string) => message('en', 'meta', `${id}.name`);
const productIds = ['practice', 'mockExam', 'writing', 'speaking'];

const transparent = 'rgba(0, 0, 0, 0)';

type Tinted = readonly (readonly [path: string, token?: string])[];

const tinted: Tinted = [
  ['/practice', '--color-reading'],
  ['/writing-ai-correction', '--color-writing'],
  ['/mock-exam', '--color-writing'],
  ['/courses', '--color-courses'],
  ['/speaking-ai-correction', '--color-speaking'],
  ['/courses/det-fill-in-the-blanks', '--color-page'],
];

/** Pages whose header has no colour of its own, some with a tinted head below it. */
const clear: Tinted = [
  ...['/', '/pricing', '/blog', '/correction', '/duolingo-practice-test', '/learn', '/listen'],
].map((path) => [path]);

const productsButton = (page: Page) =>
  page.locator('header summary', { hasText: t('header.products') }).first();
const levelLink = (page: Page) => page.locator('header').getByRole('link', { name: t('header.level.title') });
const practiceLink = (page: Page) => page.locator('header').getByRole('link', { name: name('practice') });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is 80 px high, lists the menu of the specification and leads to the login', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBe(80);
    for (const id of ['home', 'courses', 'pricing', 'blog']) {
      await expect(header.getByRole('link', { name: name(id), exact: true })).toBeVisible();
    }
    await header.getByRole('link', { name: t('header.tryForFree') }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('has the way in for who has an account, in every language, with room beside the menu @full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    for (const locale of locales) {
      await page.goto(localizePath('/', locale));
      const header = page.getByRole('banner');
      const login = header.getByRole('link', { name: message(locale, 'meta', 'login.name'), exact: true });
      await expect(login, locale).toBeVisible();
      await expect(login, locale).toHaveAttribute('href', localizePath('/login', locale));
      const menu = await header.getByRole('navigation').boundingBox();
      const language = await header.locator('button[popovertarget]:visible').first().boundingBox();
      expect((menu?.x ?? 0) + (menu?.width ?? 0), locale).toBeLessThan(language?.x ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(1024);
      expect((await login.boundingBox())?.height, locale).toBeLessThanOrEqual(44);
    }
  });

  test('marks the page that is open, also after a soft navigation @full', async ({ page }) => {
    await page.goto('/pricing');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: name('pricing'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await header.getByRole('link', { name: name('courses'), exact: true }).click();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(header.getByRole('link', { name: name('courses'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(header.getByRole('link', { name: name('pricing'), exact: true })).not.toHaveAttribute(
      'aria-current',
    );
  });

  for (const [what, pages] of Object.entries({ tinted, clear })) {
    test(`has the background of ${what} pages, and a border on the page colour once scrolled${fullUnless(what === 'tinted')}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [path, token] of pages) {
        await page.goto(path);
        const header = page.getByRole('banner');
        const background = token ? await tokenColor(page, token) : transparent;
        await expect(header, path).toHaveCSS('background-color', background);
        await expect(header, path).toHaveCSS('border-bottom-color', transparent);
        // A transparent header shows the page itself: its text begins as far below as everywhere.
        const top = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
        expect(top, path).toBeGreaterThan(100);
        expect(top, path).toBeLessThan(260);
        await hydrated(page);
        await page.mouse.wheel(0, 600);
        await expect(header, path).toHaveCSS('background-color', await tokenColor(page, '--color-page'));
        await expect(header, path).toHaveCSS('border-bottom-color', await tokenColor(page, '--color-line'));
      }
    });
  }

  test('the products menu opens by hovering, closes when the mouse leaves and leads to the diagnostic test, four products and all', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await productsButton(page).hover();
    for (const id of productIds) {
      await expect(page.locator('header').getByRole('link', { name: name(id) })).toBeVisible();
    }
    await expect(page.locator('header').getByRole('link', { name: t('header.allProducts') })).toHaveAttribute(
      'href',
      '/products',
    );
    await expect(levelLink(page)).toHaveAttribute('href', diagnosticPath);
    await page.mouse.move(700, 700);
    await expect(practiceLink(page)).toBeHidden();
    await productsButton(page).hover();
    await practiceLink(page).click();
    await expect(page).toHaveURL(/\/practice$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('en', 'practice', 'hero.title'));
  });

  test('the products menu works by keyboard: opens, moves on, closes on Escape with the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await productsButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(practiceLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(levelLink(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(practiceLink(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(practiceLink(page)).toBeHidden();
    await expect(productsButton(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(practiceLink(page)).toBeVisible();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab');
    await expect(practiceLink(page)).toBeHidden();
  });

  test('the first stop of the keyboard skips to the content', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('skipToContent') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

for (const width of [360, 768]) {
  test.describe(`on a ${width} px screen`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true });

    test(`the drawer covers the screen, holds the focus and leads to a page${fullUnless(width === 360)}`, async ({
      page,
    }) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: t('header.open') }).tap();
      const drawer = page.getByRole('dialog', { name: t('header.label') });
      await expect(drawer).toBeVisible();
      const box = await drawer.boundingBox();
      expect(box).toEqual({ x: 0, y: 0, width, height: 780 });
      await expect(drawer.getByRole('button', { name: t('header.close') })).toBeFocused();
      await expect(page.locator('main')).toHaveAttribute('inert', '');
      await expect(drawer.getByRole('link').nth(0)).toContainText(t('header.level.title'));
      await expect(drawer.getByRole('link').nth(0)).toHaveAttribute('href', diagnosticPath);
      const all = drawer.getByRole('link', { name: t('header.allProducts') });
      for (const id of productIds) await expect(drawer.getByRole('link', { name: name(id) })).toBeVisible();
      await expect(all).toHaveAttribute('href', '/products');
      await drawer.locator('summary', { hasText: t('header.products') }).tap();
      await expect(all).toBeHidden();
      await drawer.locator('summary', { hasText: t('header.products') }).tap();
      for (const id of ['login', 'contact'])
        await expect(drawer.getByRole('link', { name: name(id), exact: true })).toBeVisible();
      await drawer.getByRole('link', { name: name('speaking') }).tap();
      await expect(page).toHaveURL(/\/speaking-ai-correction$/);
      await expect(drawer).toBeHidden();
      await expect(page.locator('main')).not.toHaveAttribute('inert');
    });

    test(`the drawer closes on Escape and gives the focus back${fullUnless(width === 360)}`, async ({
      page,
    }) => {
      await page.goto('/de/pricing');
      await hydrated(page);
      const open = page.getByRole('button', { name: message('de', 'chrome', 'header.open') });
      await open.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
    });
  });
}

async function tokenColor(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('div');
    document.body.append(probe);
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

test.describe('in a low window, as on a page that is shown twice as large', () => {
  test.use({ viewport: { width: 640, height: 400 } });

  test('leaves with the page, and the sections of a lesson take its place @full', async ({ page }) => {
    await page.goto('/courses/det-fill-in-the-blanks');
    await hydrated(page);
    await expect(page.getByRole('banner')).toBeInViewport();
    const sections = page.getByRole('navigation', { name: message('en', 'lesson', 'steps.label') });
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect.poll(async () => (await sections.boundingBox())?.y).toBe(0);
  });
});
