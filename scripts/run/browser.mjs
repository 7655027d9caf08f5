import './checkout/node-version.mjs';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run, runTool, stopOnSignals } from './checkout/child.mjs';
import { Failure, runAsScript } from './checkout/project.mjs';
import { prepare } from './prepare.mjs';

/**
 * @typedef {object} Browser
 * @property {string} path to its program; empty for Playwright's own, which Playwright finds by itself
 * @property {string} name for messages
 */

/** The same browser without windows, which runs the tests in little more than half the time. */
const shell = 'chromium-headless-shell';

const usualNames = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** @type {Browser} */
const playwrightsOwn = { path: '', name: "Playwright's own Chromium" };

const minute = 60_000;

/**
 * A Chromium that starts on this machine: Playwright's own, the one named by CHROMIUM_PATH, one under a usual name, else one
 * that is installed now. Needs the packages to be installed.
 *
 * @returns {Promise<Browser>}
 * @throws {Failure} saying what to install
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new Failure(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const found = await firstThatStarts([playwrightsOwn, ...systemBrowsers()]);
  // Where every minute of the tests is waited for, a browser with windows is not good enough.
  const isEnough = found && (!process.env.CI || found === playwrightsOwn || found.path.endsWith(shell));
  if (isEnough) return found;

  const installed = (await installPackaged()) ?? found ?? (await installPlaywrights());
  if (installed) return installed;
  throw new Failure(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright ' +
      'install --with-deps chromium), or set CHROMIUM_PATH to the program of a Chromium, Chrome or Edge.',
  );
}

/** @returns {Promise<Browser | undefined>} */
async function installPackaged() {
  if (!canUseApt()) return undefined;
  console.log("Installing the distribution's browser for tests.");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, limitMs: 3 * minute });
  for (const name of [shell, 'chromium']) {
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], {
      env,
      limitMs: 10 * minute,
    });
    const packaged = await firstThatStarts(systemBrowsers());
    if (packaged) return packaged;
  }
  return undefined;
}

/** @returns {Promise<Browser | undefined>} */
async function installPlaywrights() {
  console.log("No browser found; trying Playwright's installer.");
  await runTool('@playwright/test/cli.js', ['install', 'chromium', ...(canUseApt() ? ['--with-deps'] : [])], {
    limitMs: 5 * minute,
  });
  return firstThatStarts([playwrightsOwn]);
}

function canUseApt() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** @returns {Browser[]} */
function systemBrowsers() {
  const named = usualNames.map((name) => onPath(name));
  const places = [process.env.CHROMIUM_PATH, ...named, ...usualPlaces];
  return places.flatMap((place) => (place && existsSync(place) ? [{ path: place, name: place }] : []));
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A program may be there and still not start, for want of a system library; so it is tried.
 *
 * @param {readonly Browser[]} browsers
 * @returns {Promise<Browser | undefined>}
 */
async function firstThatStarts(browsers) {
  const { chromium } = await import('@playwright/test');
  for (const browser of browsers) {
    try {
      const instance = await chromium.launch({
        timeout: 30_000,
        ...(browser.path && { executablePath: browser.path }),
      });
      await instance.close();
      return browser;
    } catch (error) {
      const missing = browser === playwrightsOwn && /Executable doesn't exist/.test(String(error));
      if (!missing) console.log(`${browser.name} does not start: ${String(error).split('\n', 1)[0]}`);
    }
  }
  return undefined;
}

await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  await prepare({ build: false });
  const browser = await findBrowser();
  console.log(browser.path || browser.name);
  return 0;
});
