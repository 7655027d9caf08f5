import { expect, it, vi } from 'vitest';
import { once } from './once';

it('reads once, also for who asks while it is being read', async () => {
  const read = vi.fn(async () => 'text');
  const ask = once(read);
  expect(await Promise.all([ask(), ask()])).toEqual(['text', 'text']);
  expect(await ask()).toBe('text');
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again after a failure', async () => {
  const read = vi.fn(async () => 'text');
  read.mockRejectedValueOnce(new Error('Too many open files'));
  const ask = once(read);
  await expect(ask()).rejects.toThrow('Too many open files');
  expect(await ask()).toBe('text');
});
