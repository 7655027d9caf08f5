import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { checkArticles } from './check-articles.mjs';

/** @typedef {import('../check-catalogs.mjs').Problem} Problem */

/**
 * Checks the articles in a thread of its own, beside the catalogs.
 *
 * @param {readonly string[]} codes of the languages
 * @returns {Promise<Problem[]>}
 */
export function articlesBeside(codes) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: codes });
    worker.once('message', resolve).once('error', reject);
  });
}

if (!isMainThread) parentPort?.postMessage(await checkArticles(workerData));
