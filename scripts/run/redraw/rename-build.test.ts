import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepPages } from './keep-pages.mjs';
import { renameBuild } from './rename-build.mjs';

const files = {
  BUILD_ID: 'old-id',
  'build-manifest.json': '["static/old-id/_buildManifest.js"]',
  'static/old-id/_buildManifest.js': 'a',
  'server/app/de.html': 'page of old-id',
  'server/app/de.rsc': 'page',
  'server/app/de.segments/_tree.segment.rsc': 'page of old-id',
  'server/app/ja/blog.html': 'page',
  'server/app/ja.html': 'page',
  'server/app/bank/de/a.json.body': 'old-id',
  'server/app/bank/ja/a.json.body': '{}',
  'server/app/feeds/de.xml.body': 'feed',
  'server/app/feeds/ja.xml.body': 'feed',
  'server/app/og/a.body': 'picture',
  'server/app/og/a.meta': '{}',
  'server/app/sitemap.xml.body': 'addresses',
  'server/app/[locale]/page.js': 'code',
  'server/app/[locale]/page/build-manifest.json': '{}',
};

function build() {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const left = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  return { folder, read, left };
}

it('gives a build another id and takes its pages out, and leaves what was compiled', () => {
  const { folder, read, left } = build();
  renameBuild(folder, { id: 'new-id' });
  expect(left()).toEqual([
    'BUILD_ID',
    'build-manifest.json',
    'server/app/[locale]/page.js',
    'server/app/[locale]/page/build-manifest.json',
    'static/new-id/_buildManifest.js',
  ]);
  expect(read('BUILD_ID')).toBe('new-id');
  expect(read('build-manifest.json')).toContain('static/new-id/');
});

it('keeps the pages of other languages under the new id, which is as long as the old one', () => {
  const { folder, read, left } = build();
  renameBuild(folder, { kept: ['de', 'en'] });
  const id = read('BUILD_ID');
  expect(id).toMatch(/^[\w-]{6}$/);
  expect(id).not.toBe('old-id');
  expect(left().filter((name) => name.startsWith('server/app/') && !name.includes('['))).toEqual([
    'server/app/bank/de/a.json.body',
    'server/app/de.html',
    'server/app/de.rsc',
    'server/app/de.segments/_tree.segment.rsc',
    'server/app/feeds/de.xml.body',
  ]);
  expect(read('server/app/de.html')).toBe(`page of ${id}`);
  expect(read('server/app/bank/de/a.json.body')).toBe(id);
});

it('lists the pages that were kept beside those that were drawn', () => {
  const { folder, read } = build();
  const write = (routes: object, dynamicRoutes: object) =>
    writeFileSync(
      path.join(folder, 'prerender-manifest.json'),
      JSON.stringify({ version: 4, routes, dynamicRoutes }),
    );
  write({ '/de': { size: 1 }, '/ja': { size: 1 } }, { '/[locale]': {} });
  const listKept = keepPages(folder);
  write({ '/ja': { size: 2 }, '/sitemap.xml': {} }, {});
  listKept();
  expect(JSON.parse(read('prerender-manifest.json'))).toEqual({
    version: 4,
    routes: { '/de': { size: 1 }, '/ja': { size: 2 }, '/sitemap.xml': {} },
    dynamicRoutes: { '/[locale]': {} },
  });
});
