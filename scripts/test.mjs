import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopOnSignals } from './lib/child.mjs';
import { Failure, runAsScript } from './lib/project.mjs';
import { steps } from './lib/steps.mjs';
import { sum } from './lib/totals.mjs';
import { prepare } from './prepare.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */
/** @typedef {import('./lib/totals.mjs').Totals} Totals */

/**
 * The steps that the command line asks for: all, `--only unit,browser`, or all but those of `--skip browser`.
 *
 * @param {readonly string[]} args
 * @returns {readonly Step[]}
 */
function chosenSteps(args) {
  const names = steps.map((step) => step.name);
  let chosen = names;
  for (let rest = args; rest.length > 0; rest = rest.slice(2)) {
    const [option, value = ''] = rest;
    const given = value.split(',');
    if ((option !== '--only' && option !== '--skip') || !given.every((name) => names.includes(name))) {
      throw new Failure(
        `Usage: npm test -- [--only <steps>] [--skip <steps>], where steps are some of ${names.join(',')}`,
      );
    }
    chosen = chosen.filter((name) => given.includes(name) === (option === '--only'));
  }
  return steps.filter((step) => chosen.includes(step.name));
}

/**
 * @param {Step} step
 * @param {string} reports
 * @returns {Promise<Totals>}
 */
async function perform(step, reports) {
  console.log(`\n=== ${step.name} ===`);
  const start = Date.now();
  /** @type {Totals} */
  let totals = { passed: 0, failed: 1, skipped: 0 };
  try {
    totals = await step.run(reports);
  } catch (error) {
    console.error(error instanceof Failure ? `Error: ${error.message}` : error);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`=== ${step.name}: ${totals.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return totals;
}

/**
 * @param {readonly Step[]} chosen
 * @returns {Promise<Totals>} steps that were left out count as one skipped test each
 */
async function performAll(chosen) {
  const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const results = [{ passed: 0, failed: 0, skipped: steps.length - chosen.length }];
  try {
    await prepare({ build: chosen.some((step) => step.needsBuild) });
  } catch (error) {
    console.error(error instanceof Failure ? `Error: ${error.message}` : error);
    return sum([...results, { passed: 0, failed: 1, skipped: chosen.length }]);
  }
  for (const step of chosen) results.push(await perform(step, reports));
  return sum(results);
}

await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  const { passed, failed, skipped } = await performAll(chosenSteps(process.argv.slice(2)));
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 ? 0 : 1;
});
