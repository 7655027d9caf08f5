import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createSharedWork } from './shared-work';

test('a hundred who ask at once share one work, and so does whoever asks later', async () => {
  const shared = createSharedWork<string>();
  const work = vi.fn(async () => {
    await wait(5);
    return 'done';
  });
  const results = await Promise.all(Array.from({ length: 100 }, () => shared.get('a', work)));
  expect(new Set(results)).toEqual(new Set(['done']));
  expect(await shared.get('a', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('one work runs at a time, and rests follow that are as long as the works', async () => {
  const shared = createSharedWork<number>();
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await wait(10);
    return (running -= 1);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: 6 }, (_, index) => shared.get(String(index), work)));
  expect(most).toBe(1);
  expect(running).toBe(0);
  // Six works and the five rests between them; a timer may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThan(11 * 9);
});

test('keeps every result', async () => {
  const shared = createSharedWork<string>();
  const work = vi.fn(async () => 'done');
  const keys = Array.from({ length: 100 }, (_, index) => String(index));
  for (const key of [...keys, ...keys]) await shared.get(key, work);
  expect(work).toHaveBeenCalledTimes(100);
});

test('a failure is told to everyone, is not kept and frees its place', async () => {
  const shared = createSharedWork<string>();
  const failing = () => Promise.reject(new Error('no font'));
  const results = await Promise.allSettled([
    shared.get('a', failing),
    shared.get('a', failing),
    shared.get('b', failing),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await shared.get('a', async () => 'done')).toBe('done');
});
