import { readJson } from './totals.mjs';

/**
 * @typedef {object} Suite of Playwright's JSON report: a file, or a group inside one
 * @property {string} file
 * @property {{ tests: { results: { duration: number }[] }[] }[]} [specs] durations in ms
 * @property {Suite[]} [suites]
 */

/** @typedef {{ name: string, ms: number, result: 'passed' | 'FAILED' }} StepTime */

/**
 * The spec files that took longest, for the person who wants a shorter run: one line each.
 *
 * @param {string} file Playwright's JSON report; may be missing when it crashed
 * @param {number} [most] lines
 * @returns {string[]} the longest first, by the sum of what their tests took, which ran side by side
 */
export function slowestFiles(file, most = 15) {
  /** @type {{ suites: Suite[] } | undefined} */
  const report = readJson(file);
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const suite of report?.suites ?? []) {
    times.set(suite.file, (times.get(suite.file) ?? 0) + msOf(suite));
  }
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, ms]) => `${seconds(ms)}  ${name}`);
}

/**
 * @param {Suite} suite
 * @returns {number} ms, with retries
 */
function msOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((total, { duration }) => total + duration, 0) +
    suites.reduce((total, suite) => total + msOf(suite), 0)
  );
}

/**
 * @param {readonly StepTime[]} times
 * @returns {string[]}
 */
export function stepLines(times) {
  const width = Math.max(0, ...times.map(({ name }) => name.length));
  return times.map(({ name, ms, result }) => `${name.padEnd(width)}  ${seconds(ms)}  ${result}`);
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`.padStart(9);
}
