import { expect, it, vi } from 'vitest';
import { createStore } from './store';

it('tells whoever listens of another state, and nobody of the same', () => {
  const store = createStore({ count: 0 });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const next = { count: 1 };
  store.set(next);
  expect(store.get()).toBe(next);
  store.set(next);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set({ count: 2 });
  expect(listener).toHaveBeenCalledTimes(1);
});
