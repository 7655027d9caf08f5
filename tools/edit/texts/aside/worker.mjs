import { parentPort, workerData } from 'node:worker_threads';
import { longerCalls } from '../../longer/aside/calls.mjs';
import { localeProblems, untranslatedTexts } from './locale-problems.mjs';
import { textUses } from './text-uses.mjs';

/** @type {string} */
const root = workerData.root;

const calls = { localeProblems, untranslatedTexts, textUses, ...longerCalls(root) };

/** @typedef {typeof calls} Calls */

// Tools of the checkout find its files from where they are run, and a thread cannot go elsewhere.
if (process.cwd() !== root) throw new Error(`The editor has to be started in ${root}.`);

parentPort?.on('message', async ({ id, name, args }) => {
  try {
    const call = /** @type {(...args: unknown[]) => unknown} */ (calls[/** @type {keyof Calls} */ (name)]);
    parentPort?.postMessage({ id, value: await call(...args) });
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
