import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * A step that is one test: it passes when its command does.
 *
 * @param {number} code exit code
 * @returns {Totals}
 */
export function totalsOfCommand(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {string} file Vitest's JSON report; may be missing when it crashed
 * @param {number} code its exit code
 */
export function totalsOfVitest(file, code) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number } | undefined} */
  const report = readJson(file);
  return honest(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/**
 * @param {string} file Playwright's JSON report; may be missing when it crashed
 * @param {number} code its exit code
 */
export function totalsOfPlaywright(file, code) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} */
  const report = readJson(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return honest(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/**
 * What fails outside any test (a file that does not load, a server that does not start, no report at all) shows only in the
 * exit code, and counts as one failure.
 *
 * @param {number} code
 * @param {Totals} totals
 * @returns {Totals}
 */
function honest(code, totals) {
  const nothingRan = totals.passed + totals.failed + totals.skipped === 0;
  return totals.failed === 0 && (code !== 0 || nothingRan) ? { ...totals, failed: 1 } : totals;
}

/**
 * @param {string} file
 * @returns {any} undefined when it is missing or cut off
 */
export function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {readonly Totals[]} list
 * @returns {Totals}
 */
export function sum(list) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of list) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}
