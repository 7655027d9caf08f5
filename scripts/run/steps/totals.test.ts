import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sum, totalsOfPlaywright, totalsOfVitest } from './totals.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 2 } };

describe('totals', () => {
  it('reads the reports of both runners', () => {
    expect(totalsOfVitest(report(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    expect(totalsOfPlaywright(report(playwright), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('counts a failure outside any test, which only the exit code tells', () => {
    expect(totalsOfVitest(report(vitest), 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
    expect(totalsOfPlaywright(report(playwright), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
    expect(totalsOfVitest(report({ ...vitest, numFailedTests: 2 }), 1).failed).toBe(2);
  });

  it('counts a runner that crashed without a readable report, or found no tests, as failed', () => {
    const failed = { passed: 0, failed: 1, skipped: 0 };
    expect(totalsOfPlaywright('/nowhere/report.json', 1)).toEqual(failed);
    expect(totalsOfPlaywright('/nowhere/report.json', 0)).toEqual(failed);
    expect(totalsOfVitest(report('cut o'), 1)).toEqual(failed);
  });
});

describe('sum', () => {
  it('adds field by field', () => {
    expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(
      sum([
        { passed: 1, failed: 2, skipped: 3 },
        { passed: 10, failed: 20, skipped: 30 },
      ]),
    ).toEqual({
      passed: 11,
      failed: 22,
      skipped: 33,
    });
  });
});

function report(content: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'totals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
