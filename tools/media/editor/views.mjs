/** @typedef {import('@playwright/test').Page} Page @typedef {import('@playwright/test').Locator} Locator */

/**
 * What docs/for-editors.md shows, by the names of its pictures. What a view saves, the next ones have.
 *
 * @satisfies {Record<string, (page: Page, address: string) => Promise<Buffer>>}
 */
export const views = {
  async headline(page, address) {
    await open(page, address, { page: '/de' });
    await siteIn(page)
      .getByRole('heading', { level: 1 })
      .click({ position: { x: 20, y: 20 } });
    await write(page, 'German', 'Schon vor dem Test <ins>wissen</ins>, wo du stehst');
    await write(page, 'English', 'Walk into the test <ins>knowing</ins> where you stand');
    return page.screenshot();
  },

  /** A text that counts, in a language with many cases. */
  async plural(page, address) {
    await open(page, address, { page: '/ru', key: 'blog.posts' });
    await panelOf(page).getByLabel(/^few/).waitFor();
    return panelOf(page).screenshot();
  },

  async fault(page, address) {
    await open(page, address, { page: '/de', key: 'meta.home.title' });
    await write(page, 'German', '{marke}: Übungen und Probeprüfungen für den Duolingo English Test');
    await panelOf(page).getByText('{marke} is not in English').waitFor();
    return panelOf(page).screenshot();
  },

  async replace(page, address) {
    await open(page, address, { page: '/de', view: 'find' });
    const panel = panelOf(page);
    await panel.getByRole('searchbox').fill('ohne Konto');
    await panel.getByLabel('Replace', { exact: true }).check();
    await panel.getByLabel('With', { exact: true }).fill('ohne Anmeldung');
    await panel.getByRole('button', { name: /^Replace in \d/ }).waitFor();
    return panel.screenshot();
  },

  async handover(page, address) {
    await open(page, address, { page: '/de', key: 'home.hero.title' });
    const panel = panelOf(page);
    await write(page, 'German', 'Schon vor dem Test <ins>wissen</ins>, wo du stehst');
    await write(page, 'English', 'Walk into the test <ins>knowing</ins> where you stand');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await panel.getByText(/^Saved: /).waitFor();
    await panel.getByRole('button', { name: /^Hand over/ }).click();
    await panel.getByLabel('A name for it').fill('Shorter headline');
    await panel.getByLabel('What changed, and why').fill('The headline says it in one breath.');
    await panel.getByLabel('Your name').fill('Mara');
    return panel.screenshot();
  },
};

/** @param {Page} page @param {string} address @param {Record<string, string>} place */
async function open(page, address, place) {
  await page.goto(`${address}#${new URLSearchParams(place)}`);
  await page.getByText('The page is being made.').waitFor({ state: 'hidden' });
  await siteIn(page).locator('body').waitFor();
}

/** @param {Page} page */
const siteIn = (page) => page.frameLocator('iframe[title="The site"]');

/** @param {Page} page */
const panelOf = (page) => page.getByRole('main', { name: 'Editing' });

/** Writes a text, and waits until it has been checked. @param {Page} page @param {string} language @param {string} text */
async function write(page, language, text) {
  const checked = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/__edit/api/check') &&
      answer.request().postData()?.includes(JSON.stringify(text)) === true,
  );
  await panelOf(page).getByRole('textbox', { name: language }).fill(text);
  await checked;
}
