import { readFileSync } from 'node:fs';
import os from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { hashesOf } from './inline-code.mjs';

// This file is also what its threads run.
if (workerData?.pagesToHash) parentPort?.postMessage(hashFiles(workerData.pagesToHash));

/** @typedef {Map<string, import('./inline-code.mjs').InlineCode>} Hashes by file */

/**
 * @param {string[]} files
 * @returns {Hashes}
 */
function hashFiles(files) {
  return new Map(files.map((file) => [file, hashesOf(readFileSync(file, 'utf8'))]));
}

/**
 * What the policies of documents have to allow, worked out by all processors: the site's are 170 MB, to be read as a browser reads them.
 *
 * @param {readonly string[]} files
 * @returns {Promise<Hashes>}
 */
export async function hashPages(files) {
  const threads = os.availableParallelism();
  const shares = Array.from({ length: threads }, (_, own) =>
    files.filter((_, index) => index % threads === own),
  );
  const found = await Promise.all(shares.map(inThread));
  return new Map(found.flatMap((hashes) => [...hashes]));
}

/**
 * @param {string[]} files
 * @returns {Promise<Hashes>}
 */
function inThread(files) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { pagesToHash: files } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
