import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fits, inWords } from './node-range.mjs';

interface Package {
  engines?: { node?: string };
  optional?: boolean;
}

const own = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

const refusedBy = (version: string) =>
  Object.entries(packages)
    .filter(([place, { optional }]) => place !== '' && !optional)
    .filter(([, { engines }]) => engines?.node && !fits(version, engines.node))
    .map(([place]) => place);

describe('the Node that package.json names', () => {
  it('is what the lockfile names, and the one of .nvmrc', () => {
    expect(packages['']?.engines).toEqual(own.engines);
    expect(own.engines.node).toContain(`^${readFileSync('.nvmrc', 'utf8').trim()}.`);
  });

  it.each(own.engines.node.match(/\d+\.\d+\.\d+/g) ?? [])('%s is one that every package takes', (version) => {
    expect(refusedBy(version)).toEqual([]);
  });

  it.each(['20.18.3', '21.7.3', '22.12.0', '23.11.0'])('%s is one that some package refuses', (version) => {
    expect(refusedBy(version)).not.toEqual([]);
    expect(fits(version, own.engines.node)).toBe(false);
  });
});

it('reads ranges as packages write them', () => {
  for (const range of [
    '>=20',
    '>= 20.12.0',
    '^20.19.0 || >=22.12.0',
    '20 || >=22',
    '*',
    '>= 10.x',
    '>=0.4',
  ]) {
    expect(fits('20.19.0', range), range).toBe(true);
  }
  for (const range of ['>=22', '^18.18.0 || >=21.1.0', '18 || >=22', '^20.19.1', '>=20.20']) {
    expect(fits('20.19.0', range), range).toBe(false);
  }
});

it('says a range in words', () => {
  expect(inWords('>=20.19')).toBe('20.19 or newer');
  expect(inWords('^20.19.0 || ^22.13.0 || >=24.0.0')).toBe(
    '20.19 or a newer 20, 22.13 or a newer 22, or 24 or newer',
  );
});

it.each(['start', 'test', 'dev', 'build'])(
  'npm run %s says so in one sentence before anything is installed',
  (command) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'old-node-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const file of ['scripts', 'lib/env', 'package-lock.json']) {
      cpSync(file, path.join(folder, file), { recursive: true });
    }
    writeFileSync(path.join(folder, 'package.json'), '{ "engines": { "node": ">=99.1.0" } }');
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/run/${command}.mjs`], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Error: this project needs Node 99.1 or newer, and this is Node ${process.versions.node}. Get one from https://nodejs.org.\n`,
    });
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
  },
);
