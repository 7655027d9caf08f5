import { expect, it, vi } from 'vitest';
import { whereItEnds } from './first-visit.mjs';

const left = new Error('page.evaluate: Execution context was destroyed, most likely because of a navigation');
const page = () => ({ waitForLoadState: vi.fn(async () => undefined) });

it('asks where a page leads to, once that is there', async () => {
  const ask = vi.fn(async () => 'shifts').mockRejectedValueOnce(left);
  const leading = page();
  expect(await whereItEnds(leading, ask)).toBe('shifts');
  expect(leading.waitForLoadState).toHaveBeenCalledOnce();
});

it('gives up where pages lead on and on, and at any other fault', async () => {
  const ask = vi.fn().mockRejectedValue(left);
  await expect(whereItEnds(page(), ask)).rejects.toBe(left);
  expect(ask).toHaveBeenCalledTimes(3);
  const other = new Error('closed');
  await expect(whereItEnds(page(), vi.fn().mockRejectedValue(other))).rejects.toBe(other);
});
