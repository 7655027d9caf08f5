import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../checkout/child.mjs';
import { inRoot } from '../checkout/project.mjs';
import { readJson } from './totals.mjs';

/** What a test file says that has the second build served, or compares with it: its site, or its settings. */
const asksForIt = /\bwithGoogle\b|\/google-site'|\/services-build\.json'/;

/** @param {string} file from the checkout's folder */
export const needsSecondSite = (file) => asksForIt.test(readFileSync(inRoot(file), 'utf8'));

/**
 * Whether the browser tests that are to run ask for the second build, which takes minutes. Playwright says which tests those are, by files,
 * names and projects. Of a run that is not full none does.
 *
 * @param {readonly string[]} args of Playwright; none for all tests
 * @param {string} reports folder for its answer
 * @param {boolean} full
 * @returns {Promise<boolean>} also true where Playwright gives no answer
 */
export async function chosenNeedSecondSite(args, reports, full) {
  if (args.length === 0) return full;
  const file = path.join(reports, 'chosen.json');
  await runTool('@playwright/test/cli.js', ['test', ...args, '--list', '--reporter=json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, FULL: full ? '1' : '' },
    // What is wrong with the arguments is said when the tests begin.
    hold: () => undefined,
  });
  return filesOf(readJson(file))?.some(needsSecondSite) ?? true;
}

/**
 * @param {{ config: { rootDir: string }, suites?: { file: string }[] } | undefined} report
 * @returns {string[] | undefined} from the checkout's folder
 */
export function filesOf(report) {
  return report?.suites?.map(({ file }) => path.relative(inRoot(), path.join(report.config.rootDir, file)));
}
