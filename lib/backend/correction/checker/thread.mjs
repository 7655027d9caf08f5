import { parentPort } from 'node:worker_threads';
import { Unreadable } from './containers/packets.mjs';
import { hear } from './hear.mjs';
import { lint } from './lint.mjs';

/*
 * The thread of the checker (checker.ts): what takes long or may break, out of the server's way. It is told one job at a time and tells
 * what came of it. Whatever fails but a recording that is none ends the thread, for a program of WebAssembly is of no use after that.
 */

parentPort?.on('message', async (/** @type {import('./jobs').Request} */ request) => {
  parentPort?.postMessage(await answer(request));
});

/**
 * @param {import('./jobs').Request} request
 * @returns {Promise<import('./jobs').Reply>}
 */
async function answer(request) {
  if ('text' in request) return { lints: await lint(request.text) };
  try {
    return { frames: await hear(request) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
}
