import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createSharedWork } from './shared-work';

test('a hundred who ask at once share one work, and so does whoever asks later', async () => {
  const shared = createSharedWork<string>({ keep: 2, concurrent: 2 });
  const work = vi.fn(async () => {
    await wait(5);
    return 'done';
  });
  const results = await Promise.all(Array.from({ length: 100 }, () => shared.get('a', work)));
  expect(new Set(results)).toEqual(new Set(['done']));
  expect(await shared.get('a', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('no more works run at the same time than allowed', async () => {
  const shared = createSharedWork<number>({ keep: 20, concurrent: 2 });
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await wait(2);
    return (running -= 1);
  };
  await Promise.all(Array.from({ length: 12 }, (_, index) => shared.get(String(index), work)));
  expect(most).toBe(2);
  expect(running).toBe(0);
});

test('keeps the results used last', async () => {
  const shared = createSharedWork<string>({ keep: 2, concurrent: 1 });
  const work = vi.fn(async () => 'done');
  for (const key of ['a', 'b', 'a', 'c']) await shared.get(key, work);
  expect(work).toHaveBeenCalledTimes(3);
  await shared.get('a', work);
  expect(work).toHaveBeenCalledTimes(3);
  await shared.get('b', work);
  expect(work).toHaveBeenCalledTimes(4);
});

test('a failure is told to everyone, is not kept and frees its place', async () => {
  const shared = createSharedWork<string>({ keep: 2, concurrent: 1 });
  const failing = () => Promise.reject(new Error('no font'));
  const results = await Promise.allSettled([
    shared.get('a', failing),
    shared.get('a', failing),
    shared.get('b', failing),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await shared.get('a', async () => 'done')).toBe('done');
});
