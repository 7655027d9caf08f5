import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownAgain } from './shown-again';

let page: EventTarget;
const shows = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const followed = () => {
  const ended = vi.fn();
  void shownAgain().then(ended);
  return ended;
};

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { setTimeout, clearTimeout }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits while the page that leads to the payment is still loading, and ends when it is shown again', async () => {
  const ended = followed();
  shows(false);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  shows(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('ends after ten seconds on a page that is not left', async () => {
  const ended = followed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toHaveBeenCalledOnce();
});
