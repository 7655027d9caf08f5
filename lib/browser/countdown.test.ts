import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDown } from './countdown';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function counted(seconds: number) {
  const over = new AbortController();
  const left: number[] = [];
  const onEnd = vi.fn();
  countDown(seconds, { onLeft: (now) => left.push(now), onEnd }, over.signal);
  return { over, onEnd, seen: () => [...new Set(left)] };
}

it('tells the seconds that are left, and its end once', () => {
  const { onEnd, seen } = counted(3);
  vi.advanceTimersByTime(2900);
  expect(seen()).toEqual([3, 2, 1]);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(seen()).toEqual([3, 2, 1, 0]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('knows how late it is after a page has slept', () => {
  const { onEnd, seen } = counted(60);
  vi.setSystemTime(Date.now() + 90_000);
  vi.advanceTimersByTime(200);
  expect(seen()).toEqual([60, 0]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('says nothing more when it is called off', () => {
  const { over, onEnd, seen } = counted(3);
  over.abort();
  vi.advanceTimersByTime(5000);
  expect(seen()).toEqual([3]);
  expect(onEnd).not.toHaveBeenCalled();
});
