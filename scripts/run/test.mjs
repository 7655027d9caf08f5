import './checkout/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopOnSignals } from './checkout/child.mjs';
import { runAsScript } from './checkout/project.mjs';
import { prepare } from './prepare.mjs';
import { chosenSteps } from './steps/chosen-steps.mjs';
import { perform, performSteps } from './steps/perform.mjs';
import { steps } from './steps/steps.mjs';
import { stepLines } from './steps/times.mjs';
import { sum } from './steps/totals.mjs';

/**
 * @param {ReturnType<typeof chosenSteps<import('./steps/steps.mjs').Step>>} choice
 * @returns {Promise<import('./steps/perform.mjs').Performed[]>}
 */
async function performAll({ chosen, rest, full }) {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const preparation = await perform('preparation', async () => {
    await prepare({ build: chosen.some((step) => step.needsBuild), packages: 'all' });
    return { passed: 0, failed: 0, skipped: 0 };
  });
  if (preparation.totals.failed > 0) {
    return [{ ...preparation, totals: { ...preparation.totals, skipped: chosen.length } }];
  }
  return [
    preparation,
    ...(await performSteps(
      chosen,
      (step, hold) => step.run({ reports, args: rest, full, hold }),
      os.availableParallelism(),
    )),
  ];
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
