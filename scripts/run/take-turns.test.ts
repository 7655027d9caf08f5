import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeTurns } from './take-turns.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('works once for a burst', async () => {
  const work = vi.fn(async () => undefined);
  const event = takeTurns(work, 300);
  for (let count = 0; count < 3; count += 1) {
    event();
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledOnce();
});

it('works again for what came while it worked, and never twice at a time', async () => {
  const work = vi.fn(() => new Promise<void>((done) => setTimeout(done, 2000)));
  const event = takeTurns(work, 300);
  event();
  await vi.advanceTimersByTimeAsync(500);
  event();
  await vi.advanceTimersByTimeAsync(1500);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(700);
  expect(work).toHaveBeenCalledTimes(2);
});

it('goes on after a failure', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const work = vi.fn(async () => {
    throw new Error('broken');
  });
  const event = takeTurns(work, 300);
  for (let count = 0; count < 2; count += 1) {
    event();
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(work).toHaveBeenCalledTimes(2);
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
