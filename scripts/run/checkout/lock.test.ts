import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withLock } from './lock.mjs';

const quick = { limitMs: 60, retryMs: 5 };

describe('withLock', () => {
  it('lets one work at a time and leaves no file', async () => {
    const file = lockFile();
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await sleep(5);
      inside--;
    };
    await Promise.all([1, 2, 3].map(() => withLock(file, work, { limitMs: 5000, retryMs: 2 })));
    expect(most).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  it('is free again after work that failed', async () => {
    const file = lockFile();
    await expect(withLock(file, () => Promise.reject(new Error('no')), quick)).rejects.toThrow('no');
    expect(await withLock(file, () => Promise.resolve('yes'), quick)).toBe('yes');
  });

  it.each([
    ['has ended', { pid: 2 ** 22 + 1, host: hostname(), token: 'x' }, 0],
    ['had the number of this one', { pid: process.pid, host: hostname(), token: 'x' }, 0],
    ['shows no life on another machine', { pid: 1, host: 'elsewhere', token: 'x' }, 120_000],
  ])('takes over from a process that %s', async (_, holder, silentMs) => {
    const file = lockFile();
    hold(file, holder, silentMs);
    expect(await withLock(file, () => Promise.resolve('done'), quick)).toBe('done');
  });

  it.each([
    ['on this machine', { pid: process.ppid, host: hostname(), token: 'x' }],
    ['on another machine', { pid: 2 ** 22 + 1, host: 'elsewhere', token: 'x' }],
  ])('waits for a living process %s, then names the file', async (_, holder) => {
    const file = lockFile();
    hold(file, holder, 0);
    await expect(withLock(file, () => Promise.resolve(), quick)).rejects.toThrow(file);
    expect(existsSync(file)).toBe(true);
  });
});

function lockFile() {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  return path.join(folder, 'prepare.lock');
}

function hold(file: string, holder: { pid: number; host: string; token: string }, silentMs: number) {
  writeFileSync(file, JSON.stringify(holder));
  const seconds = (Date.now() - silentMs) / 1000;
  utimesSync(file, seconds, seconds);
}
