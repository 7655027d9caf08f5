// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followTexts } from './refresh';

const listeners: (() => void)[] = [];
class Events {
  constructor(readonly url: string) {
    expect(url).toMatch(/^\/__edit\/changes\?since=\d/);
  }
  addEventListener(_: string, listener: () => void) {
    listeners.push(listener);
  }
}

afterEach(() => {
  listeners.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('draws a page anew once React has taken it over, and once for all that has changed before', () => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Events);
  vi.stubGlobal('__next_f', []);
  const refresh = vi.fn();
  vi.stubGlobal('next', { router: { refresh } });
  followTexts();
  const tell = () => listeners.forEach((listener) => listener());
  tell();
  tell();
  vi.advanceTimersByTime(1_000);
  expect(refresh).not.toHaveBeenCalled();
  Object.assign(document.body, { __reactFiber$x: {} });
  vi.advanceTimersByTime(100);
  expect(refresh).toHaveBeenCalledTimes(1);
  tell();
  expect(refresh).toHaveBeenCalledTimes(2);
});
