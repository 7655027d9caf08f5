import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { renameBuild } from './rename-build.mjs';

it('gives a build another id and takes its pages out, and leaves what was compiled', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    BUILD_ID: 'old-id',
    'build-manifest.json': '["static/old-id/_buildManifest.js"]',
    'static/old-id/_buildManifest.js': 'a',
    'server/app/de.html': 'page',
    'server/app/de.rsc': 'page',
    'server/app/de.segments/_tree.segment.rsc': 'page',
    'server/app/og/a.body': 'picture',
    'server/app/og/a.meta': '{}',
    'server/app/[locale]/page.js': 'code',
    'server/app/[locale]/page/build-manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  renameBuild(folder, 'new-id');
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  expect(left.sort()).toEqual([
    'BUILD_ID',
    'build-manifest.json',
    'server/app/[locale]/page.js',
    'server/app/[locale]/page/build-manifest.json',
    'static/new-id/_buildManifest.js',
  ]);
  expect(readFileSync(path.join(folder, 'BUILD_ID'), 'utf8')).toBe('new-id');
  expect(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8')).toContain('static/new-id/');
  renameBuild(folder);
  expect(readFileSync(path.join(folder, 'BUILD_ID'), 'utf8')).toMatch(/^[\w-]{8,}$/);
});
