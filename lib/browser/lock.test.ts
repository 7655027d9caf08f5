import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockForPage, withLock } from './lock';
import { fakeLocks } from '@/tests/doubles/browser/locks';
import { blockedStorage, fakeStorage } from '@/tests/doubles/browser/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('withLock', () => {
  it('takes a lease where there are no locks, and gives it back', async () => {
    vi.useFakeTimers();
    const storage = fakeStorage();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { localStorage: storage });
    const order: string[] = [];
    const turn = (name: string) =>
      withLock('a', async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        order.push(`${name} ends`);
      });
    const turns = Promise.all([turn('one'), turn('other')]);
    await vi.advanceTimersByTimeAsync(30_000);
    await turns;
    expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
    expect(storage.getItem('lease:a')).toBeNull();
  });

  it('takes over a lease that a tab left behind', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { localStorage: fakeStorage({ 'lease:a': `gone ${Date.now() + 5000}` }) });
    const done = withLock('a', async () => 'done');
    await vi.advanceTimersByTimeAsync(6000);
    expect(await done).toBe('done');
  });

  it('stops waiting for its turn when it is called off', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { localStorage: fakeStorage({ 'lease:a': `other ${Date.now() + 60_000}` }) });
    const stop = new AbortController();
    const turn = withLock('a', async () => 'done', stop.signal);
    const refused = expect(turn).rejects.toThrow('left');
    stop.abort(new Error('left'));
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
  });

  it('goes on where storage is blocked too', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { localStorage: blockedStorage() });
    expect(await withLock('a', async () => 'done')).toBe('done');
  });
});

describe('lockForPage', () => {
  it('gives a name to one page alone, for as long as that is open', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    expect(await lockForPage('a')).toBe(true);
    expect(await lockForPage('a')).toBe(false);
    expect(await lockForPage('b')).toBe(true);
  });

  it('refuses nobody where there are no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await lockForPage('a')).toBe(true);
    expect(await lockForPage('a')).toBe(true);
  });
});
