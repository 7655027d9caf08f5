import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopOnSignals } from './lib/child.mjs';
import { chosenSteps } from './lib/chosen-steps.mjs';
import { Failure, runAsScript } from './lib/project.mjs';
import { steps } from './lib/steps.mjs';
import { sum } from './lib/totals.mjs';
import { prepare } from './prepare.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */
/** @typedef {import('./lib/totals.mjs').Totals} Totals */

/**
 * @param {Step} step
 * @param {string} reports
 * @param {readonly string[]} args
 * @returns {Promise<Totals>}
 */
async function perform(step, reports, args) {
  console.log(`\n=== ${step.name} ===`);
  const start = Date.now();
  /** @type {Totals} */
  let totals = { passed: 0, failed: 1, skipped: 0 };
  try {
    totals = await step.run(reports, args);
  } catch (error) {
    console.error(error instanceof Failure ? `Error: ${error.message}` : error);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`=== ${step.name}: ${totals.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return totals;
}

/**
 * @param {{ chosen: readonly Step[], rest: readonly string[] }} choice
 * @returns {Promise<Totals>} steps that were left out count as one skipped test each
 */
async function performAll({ chosen, rest }) {
  const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const results = [{ passed: 0, failed: 0, skipped: steps.length - chosen.length }];
  try {
    await prepare({ build: chosen.some((step) => step.needsBuild) });
  } catch (error) {
    console.error(error instanceof Failure ? `Error: ${error.message}` : error);
    return sum([...results, { passed: 0, failed: 1, skipped: chosen.length }]);
  }
  for (const step of chosen) results.push(await perform(step, reports, rest));
  return sum(results);
}

await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  const { passed, failed, skipped } = await performAll(chosenSteps(steps, process.argv.slice(2)));
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 ? 0 : 1;
});
