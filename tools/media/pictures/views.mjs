import sharp from 'sharp';

/**
 * @typedef {object} View
 * @property {string} path
 * @property {number} width CSS pixels
 * @property {number} height CSS pixels
 * @property {number} [scale] pixels of the picture for each of them
 */

/** @typedef {(view: View) => Promise<import('@playwright/test').Page>} Open */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a running site
 */
export function viewsOf(browser, origin) {
  const open = (/** @type {View} */ view) => openPage(browser, origin, view);
  return { phone: () => phone(open), desktop: () => desktop(open), question: () => question(open) };
}

/**
 * A page as a visitor sees it who has answered the notices.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {View} view
 */
async function openPage(browser, origin, { path: address, width, height, scale = 1 }) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.addInitScript(() => {
    localStorage.setItem('languageSuggestion', 'dismissed');
    localStorage.setItem('cookieShow', 'true');
  });
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
  return page;
}

/** @param {Open} open */
async function phone(open) {
  const page = await open({ path: '/', width: 390, height: 800, scale: 2 });
  return sharp(await page.screenshot())
    .resize({ width: 320 })
    .png()
    .toBuffer();
}

/** @param {Open} open */
async function desktop(open) {
  const page = await open({ path: '/de/pricing', width: 1280, height: 900 });
  return page.screenshot();
}

/**
 * A text with gaps, of which some are filled in with two letters in the wrong order.
 *
 * @param {Open} open
 */
async function question(open) {
  const page = await open({
    path: '/courses/det-read-and-complete-prep-course',
    width: 860,
    height: 1400,
    scale: 1.5,
  });
  const form = page.locator('form[data-question]').first();
  /** @type {string[]} */
  const right = JSON.parse((await form.getAttribute('data-key')) ?? '[]');
  for (const [index, letters] of right.entries()) {
    const given = index % 4 === 1 ? letters.replace(/(.)(.)$/, '$2$1') : letters;
    await form.locator('input').nth(index).fill(given);
  }
  await form.locator('input').last().press('Enter');
  await page.locator('.practice-verdict').first().waitFor();
  await page.mouse.move(0, 0);
  return page.locator('.practice-card').first().screenshot();
}
