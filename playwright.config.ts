import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { serverCommand } from './scripts/run/server-command.mjs';
import type { ShopOptions } from './tests/doubles/shops/test';
import { full, fullOnly } from './tests/support/full';
import { ownSettings } from './tests/support/own-settings';

/*
 * The tests' own server listens on a port that was free when the run began, so that runs do not meet. The workers read this
 * file too and inherit the choice through the environment.
 */
const findPort =
  "const s=require('node:net').createServer().listen(0,()=>{process.stdout.write(String(s.address().port));s.close()})";
process.env.TEST_PORT ??= execFileSync(process.execPath, ['-e', findPort], { encoding: 'utf8' });
const baseURL = `http://localhost:${process.env.TEST_PORT}`;

// The embedded API's database and the mails it writes, from which the tests read their codes. Gone when the run is over.
if (process.env.TEST_DATA_DIR === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-tests-'));
  process.env.TEST_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const executablePath = process.env.CHROMIUM_PATH || undefined;

const shopTests = full ? '@shop' : '@seam';

/*
 * The sites that need a server of their own each have one worker, and so one server. They come first: the tests of the shared
 * server, which any worker can run, fill up what they leave.
 */
const projects = [
  {
    name: 'external',
    workers: 1,
    testMatch: ['accounts/external/**', 'buying/**'],
    grep: new RegExp(`accounts.external|${shopTests}`),
    use: { shopName: 'external' as const },
  },
  {
    name: 'stripe',
    workers: 1,
    testMatch: 'buying/**',
    grep: new RegExp(shopTests),
    use: { shopName: 'stripe' as const },
  },
  { name: 'google', workers: 1, testMatch: 'google/**' },
  { name: 'shared', testMatch: '**/*.spec.ts', testIgnore: ['accounts/external/**', 'google/**'] },
];

export default defineConfig<ShopOptions>({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: Number(process.env.TEST_WORKERS) || availableParallelism(),
  projects,
  ...(!full && { grepInvert: new RegExp(fullOnly) }),
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A busy machine can starve a browser for seconds.
  expect: { timeout: 20_000 },
  // A machine of others' may stop for seconds. What passed only the second time is listed as flaky, and has to be looked into.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-US',
    // What moves is clicked at again and scrolled about, which turns rows. The tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // A worker would take requests out of the tests' hands; the tests of reading without a network let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // Containers and root users have no user namespaces for Chromium's own sandbox.
      chromiumSandbox: false,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-quic'],
    },
  },
  webServer: {
    command: ['node', ...serverCommand({ port: process.env.TEST_PORT })].join(' '),
    url: `${baseURL}/robots.txt`,
    env: {
      ...ownSettings,
      DATA_DIR: process.env.TEST_DATA_DIR,
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
