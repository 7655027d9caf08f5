import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrefetchQueue, maxInFlight } from './prefetch-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createPrefetchQueue', () => {
  it('keeps at most four pages under way and starts the next when one has arrived', () => {
    const started: string[] = [];
    const queue = createPrefetchQueue((path) => started.push(path));
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.request(path);
    expect(started).toEqual(['/a', '/b', '/c', '/d']);
    expect(maxInFlight).toBe(4);
    queue.finish('/b');
    expect(started).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  it('asks for a page once and ignores answers nobody waits for', () => {
    const started: string[] = [];
    const queue = createPrefetchQueue((path) => started.push(path));
    queue.request('/a');
    queue.request('/a');
    queue.finish('/a');
    queue.finish('/a');
    queue.finish('/other');
    queue.request('/a');
    expect(started).toEqual(['/a']);
  });

  it('waits no longer than ten seconds for an answer of which it is told nothing, as of one that failed', () => {
    const started: string[] = [];
    const queue = createPrefetchQueue((path) => started.push(path));
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.request(path);
    queue.finish('/a');
    vi.advanceTimersByTime(9_999);
    expect(started).toEqual(['/a', '/b', '/c', '/d', '/e']);
    vi.advanceTimersByTime(1);
    expect(started).toEqual(['/a', '/b', '/c', '/d', '/e', '/f']);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
