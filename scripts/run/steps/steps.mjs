import path from 'node:path';
import { findBrowser } from '../browser.mjs';
import { run, runTool } from '../checkout/child.mjs';
import { prepareServices } from '../services.mjs';
import { environmentOf } from '../settings/read-settings.mjs';
import { chosenNeedSecondSite } from './second-site.mjs';
import { slowestFiles } from './times.mjs';
import { totalsOfCommand, totalsOfPlaywright, totalsOfVitest } from './totals.mjs';

/**
 * @typedef {object} Step
 * @property {string} name for `--only` and `--skip`
 * @property {boolean} [needsBuild]
 * @property {boolean} [oneThread] whether it keeps one processor busy and may run beside its neighbours that do, too
 * @property {boolean} [takesArguments] whether the command line may add to its own
 * @property {boolean} [fullOnly] whether it is left to `--full`
 * @property {(context: StepContext) => Promise<import('./totals.mjs').Totals>} run
 */

/**
 * @typedef {object} StepContext
 * @property {string} reports folder for its reports
 * @property {readonly string[]} args what the command line adds
 * @property {import('./perform.mjs').Hold} [hold] takes what a step of one thread says while others run beside it
 * @property {boolean} full whether everything is asked for: all shops, all languages, layout shift
 */

const minute = 60_000;

/**
 * @param {string} script below `node_modules`
 * @param {readonly string[]} args
 */
const tool =
  (script, args) =>
  /** @param {StepContext} context */
  async ({ hold }) =>
    totalsOfCommand(await runTool(script, args, { limitMs: 10 * minute, hold }));

/**
 * @param {string} file of the checkout
 * @param {readonly string[]} args
 * @param {number} limitMs
 * @param {StepContext} context
 */
const script = async (file, args, limitMs, { hold }) =>
  totalsOfCommand(await run(process.execPath, [file, ...args], { limitMs, hold }));

/**
 * @param {string} name of the step and of its report
 * @param {readonly string[]} args
 * @param {Pick<StepContext, 'reports' | 'full' | 'hold'>} context
 */
async function vitest(name, args, { reports, full, hold }) {
  const file = path.join(reports, `${name}.json`);
  const own = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return totalsOfVitest(
    file,
    await runTool('vitest/vitest.mjs', [...own, ...args], {
      env: { FULL: full ? '1' : '' },
      limitMs: 30 * minute,
      hold,
    }),
  );
}

/** @type {readonly Step[]} in the order they begin: the quickest answers first */
export const steps = [
  // These two leave out the files that they have passed before, by what is in them.
  {
    name: 'format',
    oneThread: true,
    run: tool('prettier/bin/prettier.cjs', [
      ...['--check', '.', '--cache', '--cache-strategy=content'],
      '--cache-location=node_modules/.cache/prettier/check',
    ]),
  },
  {
    name: 'lint',
    oneThread: true,
    run: tool('eslint/bin/eslint.js', [
      ...['.', '--max-warnings=0', '--cache', '--cache-strategy=content'],
      '--cache-location=node_modules/.cache/eslint/check',
    ]),
  },
  {
    name: 'types',
    oneThread: true,
    run: (context) => script('scripts/run/types.mjs', [], 10 * minute, context),
  },
  {
    name: 'catalogs',
    oneThread: true,
    run: (context) => script('tools/catalogs/check.mjs', ['--strict'], 5 * minute, context),
  },
  {
    // What makes and checks what is committed: types and tests of its own.
    name: 'tools',
    oneThread: true,
    async run(context) {
      const types = await tool('typescript-7/bin/tsc', ['--noEmit', '-p', 'tools'])(context);
      const tests = await vitest('tools', ['--config', 'tools/vitest.config.mts'], context);
      return {
        passed: types.passed + tests.passed,
        failed: types.failed + tests.failed,
        skipped: tests.skipped,
      };
    },
  },
  { name: 'unused', oneThread: true, run: tool('knip/bin/knip.js', []) },
  {
    name: 'unit',
    takesArguments: true,
    run: ({ reports, args, full }) => vitest('unit', args, { reports, full }),
  },
  {
    name: 'budgets',
    needsBuild: true,
    run: (context) =>
      script('scripts/budgets/budgets.mjs', context.full ? [] : ['--weights'], 30 * minute, context),
  },
  {
    name: 'dates',
    needsBuild: true,
    run: (context) => script('scripts/last-modified/check.mjs', [], 2 * minute, context),
  },
  {
    name: 'services',
    fullOnly: true,
    async run() {
      await prepareServices();
      return totalsOfCommand(0);
    },
  },
  {
    name: 'browser',
    needsBuild: true,
    takesArguments: true,
    async run({ reports, args, full }) {
      const file = path.join(reports, 'browser.json');
      const browser = await findBrowser();
      // For `--only browser`; after the step above there is nothing left to do.
      if (await chosenNeedSecondSite(args, reports, full)) await prepareServices();
      const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
        env: {
          ...environmentOf(),
          CHROMIUM_PATH: browser.path,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          FULL: full ? '1' : '',
        },
        limitMs: (full ? 120 : 60) * minute,
      });
      console.log(slowestFiles(file).join('\n'));
      return totalsOfPlaywright(file, code);
    },
  },
  {
    name: 'crash',
    needsBuild: true,
    fullOnly: true,
    run: (context) => script('scripts/run/crash.mjs', [], 30 * minute, context),
  },
  {
    name: 'editor',
    fullOnly: true,
    run: (context) => script('scripts/run/edit-test.mjs', [], 60 * minute, context),
  },
];
