import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { slowestFiles, stepLines } from './times.mjs';

const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

function report(suites: object[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'times-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ suites }));
  return file;
}

it('sums what the tests of a spec file took, in groups and when tried again, the longest first', () => {
  const file = report([
    { file: 'quick.spec.ts', specs: [spec(1200)] },
    { file: 'slow.spec.ts', specs: [spec(20_000, 30_000)], suites: [{ specs: [spec(50_040)], suites: [] }] },
    // A file has a suite for each project that runs it.
    { file: 'quick.spec.ts', specs: [spec(300)] },
  ]);
  expect(slowestFiles(file)).toEqual(['  100.0 s  slow.spec.ts', '    1.5 s  quick.spec.ts']);
});

it('names no more files than asked for, and none without a report', () => {
  const file = report(['a', 'b', 'c'].map((name) => ({ file: name, specs: [spec(1)] })));
  expect(slowestFiles(file, 2)).toHaveLength(2);
  expect(slowestFiles('/nowhere/report.json')).toEqual([]);
});

it('gives each step a line', () => {
  expect(
    stepLines([
      { name: 'unit', ms: 63_210, result: 'passed' },
      { name: 'preparation', ms: 100, result: 'FAILED' },
    ]),
  ).toEqual(['unit            63.2 s  passed', 'preparation      0.1 s  FAILED']);
});
