import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const withPackages = 'scripts/run/with-packages.mjs';

/** A checkout as git makes it, with one script that needs a package. */
function freshCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package.json', 'scripts/run'])
    cpSync(file, path.join(folder, file), { recursive: true });
  writeFileSync(path.join(folder, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(
    path.join(folder, 'script.mjs'),
    "import word from 'a-package'; console.log(word, ...process.argv.slice(2));",
  );
  return folder;
}

const runIn = (cwd: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [withPackages, 'script.mjs', 'a', '--b'], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

it('says what a fresh checkout lacks, and else runs the script with its arguments', () => {
  const folder = freshCheckout();
  const message = 'Error: the packages are not installed. Run npm start first, or npm ci.\n';
  expect(runIn(folder)).toEqual({ status: 1, stdout: '', stderr: message });
  mkdirSync(path.join(folder, 'node_modules/a-package'), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/a-package/index.js'), "module.exports = 'hello';");
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{"packages":{}}');
  expect(runIn(folder)).toEqual({ status: 0, stdout: 'hello a --b\n', stderr: '' });
});

it('is how every command begins that does not install by itself', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const others = Object.keys(scripts).filter((name) => !scripts[name]?.startsWith(`node ${withPackages} `));
  expect(others).toEqual(['start', 'test', 'dev', 'build', 'lastmod']);
});
