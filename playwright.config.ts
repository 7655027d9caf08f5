import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
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

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A busy machine can starve a browser for seconds.
  expect: { timeout: 20_000 },
  retries: 0,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-US',
    trace: 'off',
    launchOptions: {
      executablePath,
      // Containers and root users have no user namespaces for Chromium's own sandbox.
      chromiumSandbox: false,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-quic'],
    },
  },
  webServer: {
    command: `node node_modules/next/dist/bin/next start --port ${process.env.TEST_PORT}`,
    url: `${baseURL}/robots.txt`,
    env: {
      ...ownSettings,
      DATA_DIR: process.env.TEST_DATA_DIR,
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
