import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeWaiting, duePosts, tellDuePosts } from './waiting-posts.mjs';

const waiting = [
  { path: 'skills/first', day: '2099-01-02' },
  { path: 'skills/second', day: '2099-03-01' },
];

// Loads what it asks before a test counts its time.
await duePosts({ waiting });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2099-01-01T23:55:00Z'),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('knows the posts whose day has come, by the calendar of UTC', async () => {
  expect(await duePosts({ waiting })).toEqual([]);
  vi.setSystemTime(new Date('2099-01-02T00:00:00Z'));
  expect(await duePosts({ waiting })).toEqual([waiting[0]]);
  expect(await duePosts({})).toEqual([]);
  expect(await duePosts(undefined)).toEqual([]);
});

it('says at the start what waits, and what to do on its day', () => {
  expect(describeWaiting(waiting)[0]).toBe(
    'Waiting: /blog/skills/first until 2099-01-02 (UTC). Start or build the site anew on that day or later, and it appears.',
  );
  expect(describeWaiting()).toEqual([]);
});

it('tells a running site once that a day has come', async () => {
  const tell = vi.fn();
  const watch = tellDuePosts({ waiting }, tell);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  expect(tell).toHaveBeenCalledWith(
    'The day of /blog/skills/first has come: start the site anew, and it appears.',
  );
  watch.stop();
});
