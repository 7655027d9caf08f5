import type { Page } from '@playwright/test';
import { ownBuild } from '@/lib/deployment/version';
import { formOf } from '../../support/accounts';
import { countDocuments } from '../../support/deployment/documents';
import { Deployments } from '../../support/deployment/deployments';
import { makeSecondBuild, type SecondBuild } from '../../support/deployment/second-build';
import { failedLoads } from '../../support/problems';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

/*
 * Two builds, served one after the other at the same address, while a page of the first stays open.
 */
let second: SecondBuild;
let deployments: Deployments;

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

test.beforeAll(async () => {
  second = makeSecondBuild('new-build');
  deployments = await Deployments.open();
});
test.afterAll(async () => {
  await deployments.close();
  second.remove();
});
test.beforeEach(async ({ page, allowErrors }) => {
  // Between two servers nobody answers.
  allowErrors(failedLoads);
  await deployments.serve();
  await page.setViewportSize({ width: 1440, height: 900 });
});

const inHeader = (page: Page, key: string) =>
  page.getByRole('banner').getByRole('link', { name: message('en', 'meta', `${key}.name`), exact: true });
const title = (key: string) => message('en', 'meta', `${key}.title`);
const build = async (page: Page) =>
  ownBuild(await page.evaluate(() => [...document.scripts].map(({ text }) => ({ text }))));

/** Points at a link until what it leads to is there, so that a click on it needs no server. */
async function loadAhead(page: Page, key: string) {
  const arrived = page.waitForResponse(
    (response) => response.request().headers()['next-router-prefetch'] !== undefined,
  );
  await inHeader(page, key).hover();
  await arrived;
  await page.waitForLoadState('networkidle');
}

/** Lets the visitor be away for two minutes and come back. @returns when the page has asked for the build */
async function comeBack(page: Page) {
  await page.clock.runFor(120_000);
  const asked = page.waitForResponse(/\/build-version\.json$/);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await asked).finished();
}

/** Opens a page and waits until it has asked for its build the first time, which it does late. */
async function open(page: Page, path: string) {
  await page.clock.install();
  await page.goto(deployments.origin + path);
  await hydrated(page);
  const asked = page.waitForResponse(/\/build-version\.json$/);
  await page.clock.runFor(6_000);
  await (await asked).finished();
}

test('after a deployment the next link is a full load, and the one after it is not', async ({ page }) => {
  await open(page, '/');
  const first = await build(page);
  const loads = countDocuments(page);
  await loadAhead(page, 'courses');
  await loadAhead(page, 'pricing');
  await inHeader(page, 'courses').click();
  await expect(page).toHaveTitle(title('courses'));
  expect(loads()).toBe(0);

  await deployments.serve(second.folder);
  await comeBack(page);
  expect(loads(), 'no reload while somebody reads').toBe(0);
  await inHeader(page, 'pricing').click();
  await expect(page).toHaveTitle(title('pricing'));
  expect(loads()).toBe(1);
  expect([first, await build(page)]).toEqual([await firstId(), second.id]);

  await hydrated(page);
  await inHeader(page, 'courses').click();
  await expect(page).toHaveTitle(title('courses'));
  expect(loads()).toBe(1);
});

test('a form that is half filled is not left by a full load @full', async ({ page }) => {
  await open(page, '/contact-us');
  await loadAhead(page, 'pricing');
  await deployments.serve(second.folder);
  await comeBack(page);
  const loads = countDocuments(page);
  await page.getByRole('textbox').first().fill('Ada');
  await inHeader(page, 'pricing').click();
  await expect(page).toHaveTitle(title('pricing'));
  expect(loads()).toBe(0);
  await inHeader(page, 'courses').click();
  await expect(page).toHaveTitle(title('courses'));
  expect(loads()).toBe(1);
});

test('a script that is gone reloads the page once, and not again within ten seconds @full', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Refused to execute script/);
  second.dropLateScripts();
  await page.clock.setFixedTime('2026-03-01T10:00:00Z');
  await page.goto(`${deployments.origin}/login`);
  await hydrated(page);
  const loads = countDocuments(page);
  await deployments.serve(second.folder);

  const form = formOf(page);
  const dialog = page.getByRole('dialog', { name: message('en', 'chrome', 'renewal.title') });
  const answer = (key: string) =>
    dialog.getByRole('button', { name: message('en', 'chrome', `renewal.${key}`) });
  const enter = async () => {
    await form.email.fill('ada@example.com');
    await form.password.fill('correct horse battery');
  };
  const send = async () => {
    const gone = page.waitForResponse((response) => response.status() === 404);
    await form.submit('login').click();
    await gone;
  };
  await enter();
  await send();
  await answer('stay').click();
  await expect(form.email).toHaveValue('ada@example.com');
  expect(loads()).toBe(0);

  // What was entered is still there. The field that gets the focus back asks for the script too, maybe before the button does.
  await page.clock.setFixedTime('2026-03-01T10:00:10Z');
  await expect(async () => {
    if (!(await dialog.isVisible())) await form.submit('login').click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const loaded = page.waitForEvent('load');
  await answer('reload').click();
  await loaded;
  await hydrated(page);
  expect([loads(), await build(page)]).toEqual([1, second.id]);

  // The script is still gone; what nothing can mend is not tried for ever.
  await enter();
  await send();
  await expect(form.alert).not.toBeEmpty();
  await expect(dialog).toBeHidden();
  await expect(form.email).toHaveValue('ada@example.com');
  expect(loads()).toBe(1);
});

const firstId = async () => [...second.id].reverse().join('');
