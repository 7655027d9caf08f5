import type { Page } from '@playwright/test';
import { hydrated, message } from '../../support/site';
import { failedLoads } from '../../support/problems';
import { expect, test } from '../../support/test';

const t = (key: string) => message('en', 'viewer', key);
const alt = message('en', 'scenes', 'kitchen');
const file = '/assets/photos/kitchen.svg';

async function openViewer(page: Page) {
  await page.goto('/writing-ai-correction');
  await hydrated(page);
  const link = page.getByRole('link', { name: `${t('open')}: ${alt}` });
  await link.click();
  const dialog = page.getByRole('dialog', { name: t('photo') });
  await expect(dialog).toBeVisible();
  const image = dialog.getByRole('img', { name: alt });
  const button = (key: string) => dialog.getByRole('button', { name: t(key), exact: true });
  const expectView = (scale: number, rotation: number) =>
    expect
      .poll(() => image.evaluate((element) => element.style.transform))
      .toContain(`rotate(${rotation}deg) scale(${scale})`);
  return { dialog, image, button, expectView, link };
}

test('a photo opens in the viewer: buttons, keys and the wheel change how it is seen', async ({ page }) => {
  const { dialog, image, button, expectView, link } = await openViewer(page);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);
  await button('zoomIn').click();
  await expectView(1.2, 0);
  await button('rotate').click();
  await expectView(1.2, 90);
  await button('reset').click();
  await expectView(1, 0);
  await page.keyboard.press('+');
  await page.keyboard.press('r');
  await expectView(1.2, 90);
  await page.keyboard.press('0');
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('-');
  await expectView(0.2, 0);
  await page.keyboard.press('0');
  await image.hover();
  await page.mouse.wheel(0, -100);
  await expectView(1.2, 0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a photo that cannot be loaded says what it shows @full', async ({ page, allowErrors }) => {
  allowErrors(failedLoads);
  await page.route(`**${file}`, (route) => route.abort());
  const { dialog, image, button } = await openViewer(page);
  await expect(dialog.getByText(alt)).toBeVisible();
  await expect(image).toHaveCount(0);
  await button('close').click();
  await expect(dialog).toHaveCount(0);
});

test('nothing of the viewer is loaded before a photo is opened @full', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/writing-ai-correction');
  await hydrated(page);
  // What is loaded by itself is loaded when there is nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked).not.toContain(file);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the photo opens as a file @full', async ({ page }) => {
    await page.goto('/writing-ai-correction');
    await page.getByRole('link', { name: `${t('open')}: ${alt}` }).click();
    await expect(page).toHaveURL(file);
  });
});
