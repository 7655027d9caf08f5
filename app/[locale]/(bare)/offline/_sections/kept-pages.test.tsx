// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptPages } from './kept-pages.island';

const texts = { retry: 'Try again', title: 'Kept', text: 'Read', none: 'None' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = () => new Response('{"version":"build-1"}');

const show = (path: string, ask: () => Promise<Response>) => {
  window.history.replaceState(null, '', path);
  const fetch = vi.fn(ask);
  vi.stubGlobal('fetch', fetch);
  render(<KeptPages texts={texts} />);
  return fetch;
};

it('tries again once the site answers, although the browser told of its network before', async () => {
  const fetch = show('/de/mock-exam', () => Promise.reject(new TypeError('Failed to fetch')));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(window.location.reload).not.toHaveBeenCalled();
  fetch.mockResolvedValue(answer());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(window.location.reload).toHaveBeenCalledOnce();
});

it('does not load itself again and again at its own address, nor without a network', async () => {
  const answered = show('/de/offline', () => Promise.resolve(answer()));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answered).not.toHaveBeenCalled();
  cleanup();
  const lost = show('/de/mock-exam', () => Promise.resolve(answer()));
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lost).not.toHaveBeenCalled();
  expect(window.location.reload).not.toHaveBeenCalled();
});

it('does not load itself at the word of the browser alone: a visitor may be on the way to a page that is kept', async () => {
  const fetch = show('/de/mock-exam', () => Promise.reject(new TypeError('Failed to fetch')));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(fetch).toHaveBeenCalledOnce();
  expect(window.location.reload).not.toHaveBeenCalled();
  fetch.mockResolvedValue(answer());
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(window.location.reload).toHaveBeenCalledOnce();
});
