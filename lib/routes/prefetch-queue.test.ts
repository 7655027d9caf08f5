import { describe, expect, it } from 'vitest';
import { createPrefetchQueue, maxInFlight } from './prefetch-queue';

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
});
