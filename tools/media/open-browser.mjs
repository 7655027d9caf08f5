import { findBrowser } from '../../scripts/run/browser.mjs';

/** @returns {Promise<import('@playwright/test').Browser>} */
export async function openBrowser() {
  const { path: executablePath } = await findBrowser();
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });
}
