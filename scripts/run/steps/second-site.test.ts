import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { chosenNeedSecondSite, filesOf, needsSecondSite } from './second-site.mjs';

const specs = readdirSync('tests/browser', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `tests/browser/${name}`);

it('is asked for by the tests of outside services and by no others', () => {
  const asking = specs.filter(needsSecondSite);
  // The project `google` of playwright.config.ts is this folder.
  const ofServices = specs.filter((file) => file.startsWith('tests/browser/google/'));
  expect(ofServices.length).toBeGreaterThan(3);
  expect(asking).toEqual(expect.arrayContaining(ofServices));
  expect(asking.filter((file) => !ofServices.includes(file))).toEqual([
    'tests/browser/accounts/external/sealed-answers.spec.ts',
  ]);
});

it('reads the chosen files from what Playwright says', () => {
  const rootDir = path.resolve('tests/browser');
  expect(filesOf({ config: { rootDir }, suites: [{ file: 'pages/header.spec.ts' }] })).toEqual([
    'tests/browser/pages/header.spec.ts',
  ]);
  expect(filesOf({ config: { rootDir }, suites: [] })).toEqual([]);
  expect(filesOf(undefined)).toBeUndefined();
});

it.each([
  [['tests/browser/pages/header.spec.ts', '-g', 'drawer'], true, false],
  [['google/one-tap'], true, true],
  // All that a short run has of the sites that could ask for it.
  [['--project=external', '--project=google'], false, false],
  [[], true, true],
  [[], false, false],
])(
  'is built for %j, in full %s: %s',
  async (args, full, needed) => {
    const reports = mkdtempSync(path.join(tmpdir(), 'chosen-'));
    onTestFinished(() => rmSync(reports, { recursive: true }));
    expect(await chosenNeedSecondSite(args, reports, full)).toBe(needed);
  },
  120_000,
);
