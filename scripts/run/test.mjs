import './checkout/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopOnSignals } from './checkout/child.mjs';
import { Failure, runAsScript } from './checkout/project.mjs';
import { prepare } from './prepare.mjs';
import { chosenSteps } from './steps/chosen-steps.mjs';
import { steps } from './steps/steps.mjs';
import { stepLines } from './steps/times.mjs';
import { sum } from './steps/totals.mjs';

/** @typedef {import('./steps/totals.mjs').Totals} Totals */
/** @typedef {{ totals: Totals, time: import('./steps/times.mjs').StepTime }} Performed */

/**
 * @param {string} name
 * @param {() => Promise<Totals>} work
 * @returns {Promise<Performed>} one failed test where the work could not be done
 */
async function perform(name, work) {
  console.log(`\n=== ${name} ===`);
  const start = Date.now();
  /** @type {Totals} */
  let totals = { passed: 0, failed: 1, skipped: 0 };
  try {
    totals = await work();
  } catch (error) {
    console.error(error instanceof Failure ? `Error: ${error.message}` : error);
  }
  const ms = Date.now() - start;
  const result = totals.failed === 0 ? 'passed' : 'FAILED';
  console.log(`=== ${name}: ${result} in ${(ms / 1000).toFixed(1)} s`);
  return { totals, time: { name, ms, result } };
}

/**
 * @param {ReturnType<typeof chosenSteps<import('./steps/steps.mjs').Step>>} choice
 * @returns {Promise<Performed[]>}
 */
async function performAll({ chosen, rest, full }) {
  const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const preparation = await perform('preparation', async () => {
    await prepare({ build: chosen.some((step) => step.needsBuild) });
    return { passed: 0, failed: 0, skipped: 0 };
  });
  if (preparation.totals.failed > 0) {
    return [{ ...preparation, totals: { ...preparation.totals, skipped: chosen.length } }];
  }
  const performed = [preparation];
  for (const step of chosen) {
    performed.push(await perform(step.name, () => step.run({ reports, args: rest, full })));
  }
  return performed;
}

await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  const choice = chosenSteps(steps, process.argv.slice(2));
  const performed = await performAll(choice);
  // A step that was left out counts as a skipped test.
  const leftOut = { passed: 0, failed: 0, skipped: choice.leftOut };
  const { passed, failed, skipped } = sum([leftOut, ...performed.map(({ totals }) => totals)]);
  console.log(`\n${stepLines(performed.map(({ time }) => time)).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 ? 0 : 1;
});
