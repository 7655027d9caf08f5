import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isComplete, isInstalled } from './install.mjs';

const root = { version: '1.0.0' };
const a = { version: '1.0.0', integrity: 'sha512-a' };
const binary = { version: '2.0.0', integrity: 'sha512-b', optional: true };

describe('isInstalled', () => {
  it('accepts what npm recorded, without the optional packages of other platforms', () => {
    const wanted = lockfile({ '': root, 'node_modules/a': a, 'node_modules/binary': binary });
    expect(isInstalled(wanted, lockfile({ 'node_modules/a': a }), 'all')).toBe(true);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['has other content', { 'node_modules/a': { ...a, integrity: 'sha512-x' } }],
  ])('refuses when a package %s', (_, found) => {
    expect(isInstalled(lockfile({ '': root, 'node_modules/a': a }), lockfile(found), 'start')).toBe(false);
  });

  it('asks for what is for development where checks and tools are to run, and not for a start', () => {
    const wanted = lockfile({ '': root, 'node_modules/a': a, 'node_modules/b': { ...a, dev: true } });
    const found = lockfile({ 'node_modules/a': a });
    expect(isInstalled(wanted, found, 'start')).toBe(true);
    expect(isInstalled(wanted, found, 'all')).toBe(false);
  });

  it('refuses a folder that npm did not finish', () => {
    expect(isInstalled(lockfile({ '': root }), '/nowhere/.package-lock.json', 'start')).toBe(false);
  });
});

describe('isComplete', () => {
  const asking = { ...a, optionalDependencies: { binary: '2.0.0' } };

  it.each([
    'node_modules/binary',
    'node_modules/a/node_modules/binary',
    'node_modules/a/node_modules/b/node_modules/binary',
  ])('finds an optional package at %s', (place) => {
    expect(isComplete(lockfile({ '': root, 'node_modules/a/node_modules/b': asking, [place]: binary }))).toBe(
      true,
    );
  });

  it('misses a package that the lockfile leaves out, or has for another package only', () => {
    expect(isComplete(lockfile({ 'node_modules/a': asking }))).toBe(false);
    expect(
      isComplete(lockfile({ 'node_modules/a': asking, 'node_modules/c/node_modules/binary': binary })),
    ).toBe(false);
  });
});

function lockfile(packages: Record<string, object>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'lock.json');
  writeFileSync(file, JSON.stringify({ packages }));
  return file;
}
