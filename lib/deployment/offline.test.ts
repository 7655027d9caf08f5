// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetKept } from '../browser/forget-kept';
import { isKept, keptPages } from './kept-pages';
import { keepNothing, keepPages } from './offline';

const active = { postMessage: vi.fn(), scriptURL: 'https://a.example/offline-worker.js?build=one' };
const registration = { active, unregister: vi.fn() };
const worker = {
  register: vi.fn().mockResolvedValue(registration),
  ready: Promise.resolve(registration),
  getRegistration: vi.fn().mockResolvedValue(registration),
};
const drop = vi.fn();
const path = '/de/courses/det-read-and-select-course';
const html = '<html lang="de"><title>Title</title><h1>Read and Select</h1>';
const cached = {
  keys: async () => [`https://a.example/de/offline`, `https://a.example${path}`].map((url) => ({ url })),
  match: async () => new Response(html),
};

function withCaches() {
  vi.stubGlobal('caches', {
    keys: async () => ['offline-files-one', 'offline-pages-one', 'of-another-script'],
    open: async () => cached,
    delete: drop,
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('registers the worker of the build and says which page is open', async () => {
  vi.stubGlobal('navigator', { serviceWorker: worker });
  await keepPages('a b');
  expect(worker.register).toHaveBeenCalledWith('/offline-worker.js?build=a%20b');
  expect(active.postMessage).toHaveBeenCalledWith({ opened: window.location.pathname });
});

it('waits for a worker that has just come: the one before it keeps nothing any more', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  worker.register.mockResolvedValueOnce({ ...registration, installing });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  const done = keepPages('two');
  await new Promise((resolve) => setTimeout(resolve));
  expect(active.postMessage).not.toHaveBeenCalled();
  installing.state = 'activated';
  installing.dispatchEvent(new Event('statechange'));
  await done;
  expect(active.postMessage).toHaveBeenCalledOnce();
});

it('keeps nothing where the browser refuses', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: { ...worker, register: async () => Promise.reject(new Error()) },
  });
  await keepPages('one');
  vi.stubGlobal('navigator', {});
  await keepPages('one');
  expect(active.postMessage).not.toHaveBeenCalled();
});

it('switched off, it takes back the worker and what it has kept, and nothing of others', async () => {
  vi.stubGlobal('navigator', { serviceWorker: worker });
  withCaches();
  await keepNothing();
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect(drop.mock.calls).toEqual([['offline-files-one'], ['offline-pages-one']]);
  worker.getRegistration.mockResolvedValueOnce({
    ...registration,
    active: { scriptURL: 'https://a.example/other.js' },
  });
  await keepNothing();
  expect(registration.unregister).toHaveBeenCalledOnce();
});

it('names the pages that are kept by their headings', async () => {
  expect(await keptPages()).toEqual([]);
  await forgetKept();
  withCaches();
  expect(await keptPages()).toEqual([{ path, title: 'Read and Select', lang: 'de' }]);
});

it.each([
  ['/courses', true],
  ['/de/blog/a/b', true],
  ['/offline', false],
  ['/de/coursesx', false],
])('keeps %s: %s', (address, expected) => {
  expect(isKept(address)).toBe(expected);
});
