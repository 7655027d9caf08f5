import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { packBuild } from './pack-build.mjs';

const script = 'export const text = "again and again and again and again";\n'.repeat(20);

function build(id: string): { folder: string; target: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  mkdirSync(path.join(folder, 'static/media'));
  writeFileSync(path.join(folder, 'static/chunks/a.js'), script);
  writeFileSync(path.join(folder, 'static/media/face.woff2'), 'packed already');
  writeFileSync(path.join(folder, 'BUILD_ID'), id);
  return { folder, target: path.join(folder, 'front') };
}

it('packs scripts under their names, and leaves alone what is packed', async () => {
  const { folder, target } = build('x2PnDv-OaM');
  const { files, bytes, packed } = await packBuild(folder, target);
  const read = (name: string) => readFileSync(path.join(target, name));
  expect(brotliDecompressSync(read('br/chunks/a.js')).toString()).toBe(script);
  expect(gunzipSync(read('gzip/chunks/a.js')).toString()).toBe(script);
  expect(existsSync(path.join(target, 'br/media'))).toBe(false);
  expect([files, bytes]).toEqual([1, script.length]);
  expect(packed.br).toBe(read('br/chunks/a.js').length);
});

it('tells the front which build it is, and forgets the files of the one before', async () => {
  const { folder, target } = build('one');
  await packBuild(folder, target);
  rmSync(path.join(folder, 'static/chunks/a.js'));
  writeFileSync(path.join(folder, 'BUILD_ID'), 'two\n');
  await packBuild(folder, target);
  expect(readFileSync(path.join(target, 'build.conf'), 'utf8')).toBe('set $build "two";\n');
  expect(existsSync(path.join(target, 'br/chunks/a.js'))).toBe(false);
});

it('refuses what is no build, and an id that would be a setting', async () => {
  const { folder, target } = build('"; return 200 "');
  await expect(packBuild(folder, target)).rejects.toThrow('is not one');
  rmSync(path.join(folder, 'BUILD_ID'));
  await expect(packBuild(folder, target)).rejects.toThrow('npm run build');
});
