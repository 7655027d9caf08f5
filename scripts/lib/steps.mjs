import path from 'node:path';
import { findBrowser } from '../browser.mjs';
import { prepareServices } from '../services.mjs';
import { run, runTool } from './child.mjs';
import { totalsOfCommand, totalsOfPlaywright, totalsOfVitest } from './totals.mjs';

/**
 * @typedef {object} Step
 * @property {string} name for `--only` and `--skip`
 * @property {boolean} needsBuild
 * @property {boolean} [takesArguments] whether the command line may add to its own
 * @property {(reports: string, args: readonly string[]) => Promise<import('./totals.mjs').Totals>} run gets a folder for its
 *   reports, and what the command line adds
 */

const minute = 60_000;

/**
 * @param {string} script below `node_modules`
 * @param {readonly string[]} args
 */
const tool = (script, args) => async () =>
  totalsOfCommand(await runTool(script, args, { limitMs: 10 * minute }));

/** @type {readonly Step[]} in the order they run: the quickest answers first */
export const steps = [
  { name: 'format', needsBuild: false, run: tool('prettier/bin/prettier.cjs', ['--check', '.']) },
  { name: 'lint', needsBuild: false, run: tool('eslint/bin/eslint.js', ['.', '--max-warnings=0']) },
  {
    name: 'types',
    needsBuild: false,
    run: async () =>
      totalsOfCommand(await run(process.execPath, ['scripts/types.mjs'], { limitMs: 10 * minute })),
  },
  {
    name: 'catalogs',
    needsBuild: false,
    run: async () =>
      totalsOfCommand(
        await run(process.execPath, ['scripts/catalogs/check.mjs', '--strict'], { limitMs: 5 * minute }),
      ),
  },
  { name: 'unused', needsBuild: false, run: tool('knip/bin/knip.js', []) },
  {
    name: 'unit',
    needsBuild: false,
    takesArguments: true,
    async run(reports, args) {
      const file = path.join(reports, 'unit.json');
      const own = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      return totalsOfVitest(
        file,
        await runTool('vitest/vitest.mjs', [...own, ...args], { limitMs: 15 * minute }),
      );
    },
  },
  {
    name: 'browser',
    needsBuild: true,
    takesArguments: true,
    async run(reports, args) {
      const file = path.join(reports, 'browser.json');
      const browser = await findBrowser();
      await prepareServices();
      const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
        env: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        limitMs: 45 * minute,
      });
      return totalsOfPlaywright(file, code);
    },
  },
];
