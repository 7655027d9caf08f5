/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * @typedef {object} Conditions
 * @property {string} name
 * @property {boolean} slow a slow phone on a slow network: 150 ms round trip, 1.6 Mbit/s, a quarter of this machine's speed
 * @property {number} width CSS pixels
 */

/**
 * @typedef {object} Load what a first visit showed
 * @property {number} shift sum of all layout shifts
 * @property {string[]} moved what moved, as `tag.class`
 * @property {string[]} scripts public paths of the scripts that the page one ends on loaded
 */

/**
 * @typedef {object} LayoutShift
 * @property {number} value
 * @property {boolean} hadRecentInput
 * @property {{ node: Node | null }[]} sources
 */

/**
 * Opens a page like a first visitor and waits until nothing more comes: load, fonts, hydration, idle network.
 *
 * @param {Browser} browser
 * @param {string} address absolute
 * @param {Conditions} conditions
 * @returns {Promise<Load>}
 */
export async function firstVisit(browser, address, { width, slow }) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 740 : 900 } });
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const scripts = [];
    // A page that leads on, as the account leads visitors to the login, is not what they stay with.
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) scripts.length = 0;
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
    });
    if (slow) await slowDown(await context.newCDPSession(page));
    await page.addInitScript(watchShifts);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    // Late files of a slow visit may take longer; what they move is not part of the load any more.
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(ignoreTimeout);
    /** @type {{ value: number, moved: string[] }[]} */
    const shifts = await whereItEnds(page, () => page.evaluate('readShifts()'));
    return {
      shift: shifts.reduce((total, { value }) => total + value, 0),
      moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
      scripts,
    };
  } finally {
    await context.close();
  }
}

/**
 * Asks a page that may just be leading elsewhere, as the app home leads visitors to the login: then where it ends, once that is there.
 *
 * @template Answer
 * @param {Pick<import('@playwright/test').Page, 'waitForLoadState'>} page
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 * @throws what asking throws for any other reason, and when the third page leads on as well
 */
export async function whereItEnds(page, ask, tries = 3) {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1 || !/context was destroyed/.test(String(error))) throw error;
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(ignoreTimeout);
    return whereItEnds(page, ask, tries - 1);
  }
}

/** @param {Error} error */
function ignoreTimeout(error) {
  if (error.name !== 'TimeoutError') throw error;
}

/** @param {import('@playwright/test').CDPSession} session */
async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Runs inside the page, before anything of it; `readShifts` is called when all is loaded. */
function watchShifts() {
  /** @type {{ value: number, moved: string[] }[]} */
  const shifts = [];
  /** @param {Node | null} node */
  const nameOf = (node) =>
    node instanceof Element ? `${node.localName}.${node.classList}` : String(node?.textContent);
  /** @param {PerformanceEntryList} entries */
  const record = (entries) => {
    for (const entry of /** @type {(PerformanceEntry & LayoutShift)[]} */ (entries)) {
      if (entry.hadRecentInput) continue;
      shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node).slice(0, 80)) });
    }
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  Object.assign(window, {
    readShifts: async () => {
      await document.fonts.ready;
      await nextFrame();
      await nextFrame();
      record(observer.takeRecords());
      return shifts;
    },
  });
}
