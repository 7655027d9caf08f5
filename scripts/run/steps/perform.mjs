import { Failure } from '../checkout/project.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {{ totals: Totals, time: import('./times.mjs').StepTime }} Performed */
/** @typedef {(output: string) => void} Hold takes what a step has to say, to be printed when it is over */

/**
 * @param {string} name
 * @param {() => Promise<Totals>} work
 * @returns {Promise<Performed>} one failed test where the work could not be done
 */
export async function perform(name, work) {
  console.log(headOf(name));
  const { error, ...performed } = await measure(name, work);
  if (error !== undefined) console.error(error);
  console.log(endOf(performed));
  return performed;
}

/**
 * Performs steps in their order. Those of one thread that stand next to each other run at the same time, as many as the machine has
 * processors; each prints what it says in one piece when it is over.
 *
 * @template {{ name: string, oneThread?: boolean }} S
 * @param {readonly S[]} steps
 * @param {(step: S, hold?: Hold) => Promise<Totals>} work
 * @param {number} processors
 * @returns {Promise<Performed[]>} in the order of the steps
 */
export async function performSteps(steps, work, processors) {
  /** @type {Performed[]} */
  const performed = [];
  for (let first = 0; first < steps.length;) {
    const group = neighbours(steps.slice(first));
    first += group.length;
    if (group.length > 1 && processors > 1) {
      performed.push(...(await performBeside(group, work, processors)));
    } else {
      for (const step of group) performed.push(await perform(step.name, () => work(step)));
    }
  }
  return performed;
}

/**
 * The first step, with those that follow it when all are of one thread.
 *
 * @template {{ oneThread?: boolean }} S
 * @param {readonly S[]} steps
 */
function neighbours(steps) {
  const end = steps.findIndex((step) => !step.oneThread);
  return steps.slice(0, end === -1 ? steps.length : Math.max(end, 1));
}

/**
 * @template {{ name: string }} S
 * @param {readonly S[]} steps
 * @param {(step: S, hold: Hold) => Promise<Totals>} work
 * @param {number} processors
 */
async function performBeside(steps, work, processors) {
  console.log(`\nAt the same time, ${processors} of them: ${steps.map(({ name }) => name).join(', ')}`);
  /** @type {Performed[]} */
  const performed = [];
  const left = steps.entries();
  const takeTurns = async () => {
    for (const [index, step] of left) {
      const said = [headOf(step.name)];
      const { error, ...result } = await measure(step.name, () => work(step, (output) => said.push(output)));
      if (error !== undefined) said.push(String(error));
      console.log([...said, endOf(result)].filter(Boolean).join('\n'));
      performed[index] = result;
    }
  };
  await Promise.all(Array.from({ length: processors }, takeTurns));
  return performed;
}

/**
 * @param {string} name
 * @param {() => Promise<Totals>} work
 * @returns {Promise<Performed & { error?: unknown }>} `error`: why the work could not be done
 */
async function measure(name, work) {
  const start = Date.now();
  /** @type {{ totals: Totals, error?: unknown }} */
  const { totals, error } = await work().then(
    (totals) => ({ totals }),
    (error) => ({
      totals: { passed: 0, failed: 1, skipped: 0 },
      error: error instanceof Failure ? `Error: ${error.message}` : error,
    }),
  );
  const result = totals.failed === 0 ? 'passed' : 'FAILED';
  return { totals, time: { name, ms: Date.now() - start, result }, error };
}

/** @param {string} name */
const headOf = (name) => `\n=== ${name} ===`;

/** @param {Performed} performed */
const endOf = ({ time: { name, ms, result } }) => `=== ${name}: ${result} in ${(ms / 1000).toFixed(1)} s`;
