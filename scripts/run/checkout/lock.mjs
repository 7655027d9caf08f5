import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './project.mjs';

/** @typedef {{ pid: number, host: string, token: string }} Holder */

const beatMs = 5_000;
const silentMs = 60_000;

/** Tokens of this process: a lock with its process id and another token is left from an earlier process of the same number. */
const ownTokens = new Set();

/**
 * Runs `work` while no other process of this machine, or of another one that shares the folder, runs work under the same
 * lock file. Waits for its turn. A lock whose process has ended, or that has shown no life for a minute, is taken over.
 *
 * @template T
 * @param {string} file made and removed here; its folder is created
 * @param {() => Promise<T>} work
 * @param {{ limitMs?: number, retryMs?: number }} [options] `limitMs`: how long to wait for the turn
 * @returns {Promise<T>}
 * @throws {Failure} when the turn did not come in time
 */
export async function withLock(file, work, { limitMs = 15 * 60_000, retryMs = 250 } = {}) {
  const own = { pid: process.pid, host: hostname(), token: `${process.pid}-${Date.now()}-${Math.random()}` };
  mkdirSync(path.dirname(file), { recursive: true });
  ownTokens.add(own.token);
  const until = Date.now() + limitMs;
  for (let told = false; !create(file, own);) {
    if (takeOverIfStale(file)) continue;
    if (!told)
      console.log(
        `Waiting for another process (${holderOf(file)?.pid ?? 'unknown'}) that prepares this checkout.`,
      );
    told = true;
    if (Date.now() > until)
      throw new Failure(`Another process holds ${file}; if there is none, delete the file.`);
    await sleep(retryMs);
  }
  const release = () => {
    if (holderOf(file)?.token === own.token) rmSync(file, { force: true });
  };
  const beat = setInterval(() => {
    if (holderOf(file)?.token === own.token) utimesSync(file, new Date(), new Date());
  }, beatMs);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.removeListener('exit', release);
    release();
    ownTokens.delete(own.token);
  }
}

/**
 * @param {string} file
 * @param {unknown} content
 */
function create(file, content) {
  try {
    writeFileSync(file, JSON.stringify(content), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {Holder | undefined} undefined when the file is gone or not written out yet
 */
function holderOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Two processes may find the same lock stale: the one that creates the marker decides, and looks again before it removes.
 *
 * @param {string} file
 */
function takeOverIfStale(file) {
  if (!isStale(file)) return false;
  const marker = `${file}.takeover`;
  if (!create(marker, {})) {
    if (silence(marker) > silentMs) rmSync(marker, { force: true });
    return false;
  }
  try {
    if (isStale(file)) rmSync(file, { force: true });
  } finally {
    rmSync(marker, { force: true });
  }
  return true;
}

/** @param {string} file */
function isStale(file) {
  const holder = holderOf(file);
  if (silence(file) > silentMs) return true;
  if (holder?.host !== hostname()) return false;
  return holder.pid === process.pid ? !ownTokens.has(holder.token) : !isAlive(holder.pid);
}

/**
 * @param {string} file
 * @returns {number} milliseconds since the holder's last sign of life
 */
function silence(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
