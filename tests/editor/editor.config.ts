import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH || undefined;

/** The editor of texts, `npm run edit`, in a browser: one at a time, because all tests share one editor and its checkout. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/editor',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // A page that is looked at for the first time takes half a minute to be made, on a busy machine several.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: { executablePath, chromiumSandbox: false },
  },
});
