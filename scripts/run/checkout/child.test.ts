import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run } from './child.mjs';
import { Failure } from './project.mjs';

const node = (code: string, options?: Parameters<typeof run>[2]) =>
  run(process.execPath, ['-e', code], options);

it('gives the exit code, and 128 after a signal', async () => {
  expect(await node('process.exit(Number(process.env.CODE))', { env: { CODE: '7' } })).toBe(7);
  expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe(128);
});

it('hands over what was printed when it is over, where that is asked for', async () => {
  const said: string[] = [];
  const code = "console.log('one'); setTimeout(() => console.error('two'), 50)";
  expect(await node(code, { hold: (output) => said.push(output) })).toBe(0);
  expect(said).toEqual(['one\ntwo']);
});

it('says that a command is not there', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow(Failure);
});

/** Starts a process that outlives its parent, and writes down its number. */
const withGrandchild = (file: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));
  setInterval(() => {}, 1000);
`;

it('ends what takes too long, with all it started', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const file = pidFile();
  expect(await node(withGrandchild(file), { limitMs: 3000 })).toBe(124);
  expect(said.mock.calls.join()).toContain('Stopped after 3 s');
  await expectGone(file);
}, 30_000);

it('ends what is no longer wanted, with all it started', async () => {
  const file = pidFile();
  const over = new AbortController();
  const ended = node(withGrandchild(file), { until: over.signal });
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 20_000 });
  over.abort();
  await ended;
  await expectGone(file);
}, 30_000);

it.each(['SIGINT', 'SIGTERM'] as const)(
  'ends all of it on %s, and then itself',
  async (signal) => {
    const file = pidFile();
    const script = `
    const { run, stopOnSignals } = await import(${JSON.stringify(new URL('child.mjs', import.meta.url).href)});
    stopOnSignals();
    await run(process.execPath, ['-e', ${JSON.stringify(withGrandchild(file))}]);
  `;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 20_000 });
    const exited = once(parent, 'exit');
    parent.kill(signal);
    expect((await exited)[0]).toBe(signal === 'SIGINT' ? 130 : 143);
    await expectGone(file);
  },
  30_000,
);

function pidFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'child-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'pid');
}

/** A killed process is there until its new parent has taken notice of its end. */
async function expectGone(file: string) {
  const pid = Number(readFileSync(file, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
}
