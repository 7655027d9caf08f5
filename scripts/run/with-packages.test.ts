import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const withPackages = 'scripts/run/with-packages.mjs';

/** A checkout as git makes it, with one script that needs a package. */
function freshCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package.json', 'scripts/run', 'lib/env'])
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

describe('where packages are to be added first', () => {
  /** A checkout that has been started, and an npm that does what is given. */
  function started(npm: string) {
    const folder = freshCheckout();
    mkdirSync(path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{"packages":{}}');
    const wanted = { packages: { 'node_modules/a-package': { version: '1.0.0', dev: true } } };
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(wanted));
    const file = path.join(folder, 'npm-cli.js');
    writeFileSync(file, npm);
    return { folder, env: { ...process.env, npm_execpath: file } };
  }

  it('says in one sentence that they could not be', () => {
    const { folder, env } = started('process.exit(1);');
    const args = [withPackages, 'script.mjs'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Error: The packages could not be installed[^\n]*\n$/);
  });

  it('leaves no npm at work behind when it is stopped', async () => {
    const { folder, env } = started(
      "require('node:fs').writeFileSync('npm-begun', String(process.pid)); setInterval(() => {}, 1000);",
    );
    const child = spawn(process.execPath, [withPackages, 'script.mjs'], {
      cwd: folder,
      env,
      stdio: 'ignore',
    });
    const pidFile = path.join(folder, 'npm-begun');
    const npm = await vi.waitFor(() => Number(readFileSync(pidFile, 'utf8')) || Promise.reject(new Error()), {
      timeout: 10_000,
    });
    onTestFinished(() => {
      if (isAlive(npm)) process.kill(npm, 'SIGKILL');
    });
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(isAlive(npm)).toBe(false);
    expect(code).toBe(130);
    expect(existsSync(path.join(folder, '.data/prepare.lock'))).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('is how every command begins that does not install by itself', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const others = Object.keys(scripts).filter((name) => !scripts[name]?.startsWith(`node ${withPackages} `));
  expect(others).toEqual(['start', 'test', 'dev', 'build', 'lastmod']);
});
