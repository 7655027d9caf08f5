import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { inputsHash } from './checkout/inputs.mjs';

/** Marks an empty build as one that was made with these settings, and left out a post. */
function build(settings: Record<string, string>, waiting: { path: string; day: string }[] = []) {
  const folder = `.next-prepare-test-${process.pid}`;
  mkdirSync(folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const stamp = {
    inputs: inputsHash('.', settings),
    buildId: 'a',
    builtAt: '2026-11-01T00:00:00.000Z',
    waiting,
  };
  writeFileSync(path.join(folder, 'BUILD_ID'), 'a');
  writeFileSync(path.join(folder, 'csp-manifest.json'), '{}');
  writeFileSync(path.join(folder, 'build-stamp.json'), JSON.stringify(stamp));
  return folder;
}

it('finds a build stale that was made with other settings than the files have, however often it looks', () => {
  const BUILD_DIR = build({ SITE_URL: 'https://www.example.com' });
  const looks = (file: string) => {
    const ENV_FILE = path.join(BUILD_DIR, 'settings.env');
    writeFileSync(ENV_FILE, file);
    const script = `
      import { isBuildFresh } from './scripts/run/prepare.mjs';
      console.log(await isBuildFresh(), await isBuildFresh(), await isBuildFresh());
    `;
    const { PATH = '' } = process.env;
    const env = { PATH, BUILD_DIR, ENV_FILE, NODE_ENV: 'production' } as const;
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env,
      encoding: 'utf8',
    }).trim();
  };
  expect(looks('SITE_URL=https://www.example.com\nPORT=4000\nPAYMENTS=off')).toBe('true true true');
  expect(looks('SITE_URL=https://www.example.org')).toBe('false false false');
  expect(looks('SITE_URL=https://www.example.com\nAPP_URL=https://app.example.com')).toBe(
    'false false false',
  );
  expect(looks('')).toBe('false false false');
}, 60_000);

it.each([
  ['2026-11-02', 'false'],
  ['9999-01-01', 'true'],
])(
  'asks whether the day of a post has come that the build left out: %s',
  (day, fresh) => {
    const BUILD_DIR = build({}, [{ path: 'skills/post', day }]);
    const ENV_FILE = path.join(BUILD_DIR, 'settings.env');
    writeFileSync(ENV_FILE, '');
    const script = `console.log(await (await import('./scripts/run/prepare.mjs')).isBuildFresh())`;
    const { PATH = '' } = process.env;
    const env = { PATH, BUILD_DIR, ENV_FILE, NODE_ENV: 'production' } as const;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env,
      encoding: 'utf8',
    });
    expect(said.trim()).toBe(fresh);
  },
  60_000,
);
