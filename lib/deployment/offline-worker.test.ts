import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://a.example';
const source = readFileSync('public/offline-worker.js', 'utf8');

/** The caches of a browser, as far as the worker uses them. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly #url = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, origin).href;
  match = async (key: string | { url: string }) => this.entries.get(this.#url(key))?.clone();
  put = async (key: string, response: Response) => void this.entries.set(this.#url(key), response);
  delete = async (key: string | { url: string }) => this.entries.delete(this.#url(key));
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
}

type Listener = (event: object) => void;

let stored: Map<string, FakeCache>;
let listeners: Map<string, Listener>;
const network = vi.fn<(request: string | { url: string }) => Promise<Response>>();

/** Starts the worker of a build in a browser that keeps what it has kept. */
function start(build: string): void {
  listeners = new Map();
  const caches = {
    open: async (name: string) => stored.get(name) ?? stored.set(name, new FakeCache()).get(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const self = {
    location: new URL(`${origin}/offline-worker.js?build=${build}`),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    registration: { navigationPreload: { enable: async () => undefined } },
    clients: { claim: async () => undefined },
  };
  runInNewContext(source, { self, caches, URL, Response, fetch: network });
}

/** Lets an event happen. @returns what it was answered with, when all is done; undefined where the browser is left to itself */
async function happen(name: string, event: object = {}): Promise<Response | undefined> {
  const underWay: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => underWay.push(work),
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  const response = await answer;
  while (underWay.length > 0) await underWay.shift();
  return response;
}

const ask = (path: string, more: object = {}) =>
  happen('fetch', { request: { url: new URL(path, origin).href, method: 'GET', mode: 'cors', ...more } });
const open = (path: string) => ask(path, { mode: 'navigate' });
const tell = (path: unknown) => happen('message', { data: { opened: path } });

/** An answer as the site gives it; a browser says of it that it is of the same site. */
function page(text: string, headers: Record<string, string> = {}, more: object = {}): Response {
  const response = new Response(text, { headers: { 'content-type': 'text/html', ...headers } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  Object.defineProperty(response, 'clone', { value: () => page(text, headers, more) });
  for (const [name, value] of Object.entries(more)) Object.defineProperty(response, name, { value });
  return response;
}

const kept = (build = 'one') =>
  ['pages', 'files'].map((kind) =>
    [...(stored.get(`offline-${kind}-${build}`)?.entries.keys() ?? [])].map((url) =>
      url.slice(origin.length),
    ),
  );
const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  stored = new Map();
  network.mockReset();
  network.mockImplementation(async () => page('<h1>Lesson</h1>'));
  start('one');
});

describe('documents', () => {
  it('come from the network, and lessons and posts are kept for when there is none', async () => {
    for (const path of ['/courses/a', '/de/blog/b', '/de/pricing', '/coursesx']) await open(path);
    expect(kept()[0]).toEqual(['/courses/a', '/de/blog/b']);
    network.mockImplementation(async () => page('<h1>Newer</h1>'));
    expect(await (await open('/courses/a?utm_source=x'))?.text()).toBe('<h1>Newer</h1>');
    offline();
    expect(await (await open('/courses/a'))?.text()).toBe('<h1>Newer</h1>');
  });

  it('are answered by the page that says so where there is none, in their language if it was read before', async () => {
    const answer = async (asked: unknown) => page(`<h1>${String(asked)}</h1>`);
    network.mockImplementation(answer);
    await tell('/de/pricing');
    offline();
    expect(await (await open('/'))?.text()).toBe('<h1>/de/offline</h1>');
    network.mockImplementation(answer);
    await tell('/');
    offline();
    expect(await (await open('/de/nope'))?.text()).toBe('<h1>/de/offline</h1>');
    expect(await (await open('/'))?.text()).toBe('<h1>/offline</h1>');
    expect(await (await open('/fr/nope'))?.text()).toBe('<h1>/offline</h1>');
  });

  it.each([
    ['must not be stored', page('x', { 'cache-control': 'private, no-store' })],
    ['is about one visitor', page('x', { 'cache-control': 'private' })],
    ['is a failure', page('x', {}, { status: 500 })],
    ['was redirected', page('x', {}, { redirected: true })],
    ['is no page', page('x', { 'content-type': 'text/x-component' })],
  ])('are not kept: what %s', async (_name, answer) => {
    network.mockResolvedValue(answer);
    await open('/courses/a');
    expect(kept()[0]).toEqual([]);
  });

  it('are kept with the files that they name', async () => {
    const html = '<script src="/_next/static/chunks/a.js"></script>\\"/_next/static/chunks/b~1.css\\"';
    network.mockImplementation(async (asked) => page(String(asked).startsWith('/_next') ? 'file' : html));
    await open('/courses/a');
    expect(kept()[1]).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b~1.css']);
  });

  it('are kept sixty at most, the newest', async () => {
    for (let number = 0; number < 60; number += 1) await open(`/courses/${number}`);
    await open('/courses/0');
    await open('/courses/60');
    expect(kept()[0]).toHaveLength(60);
    expect(kept()[0]).toEqual(expect.arrayContaining(['/courses/0', '/courses/60']));
    expect(kept()[0]).not.toContain('/courses/1');
  });
});

describe('a page that was opened without the worker', () => {
  it('is fetched once, without cookies', async () => {
    await tell('/courses/a');
    await tell('/courses/a');
    expect(network.mock.calls).toEqual([
      ['/offline', { credentials: 'omit' }],
      ['/courses/a', { credentials: 'omit' }],
    ]);
    expect(kept()[0]).toEqual(['/offline', '/courses/a']);
  });

  it.each([
    ['https://b.example/courses/a'],
    ['//b.example/courses/a'],
    ['/\\b.example/courses/a'],
    [undefined],
    [{}],
  ])('is one of this site: not %s', async (path) => {
    await tell(path);
    expect(network).not.toHaveBeenCalled();
  });
});

describe('a path with dots', () => {
  it.each([
    ['/courses/../app'],
    ['/blog/%2e%2e/pricing'],
    ['/courses/./../../account'],
    ['/de/courses/..\\..\\app'],
  ])('%s is what it leads to, which is not kept', async (path) => {
    await tell(path);
    expect(kept()[0]?.filter((kept) => !kept.endsWith('/offline'))).toEqual([]);
  });

  it('is kept by the name it has without them', async () => {
    await tell('/courses/x/../a');
    expect(kept()[0]).toEqual(['/offline', '/courses/a']);
  });
});

describe('other requests', () => {
  it.each([
    ['data of another page', '/courses/a?_rsc=1', {}],
    ['a call', '/api/v1/userInfo', {}],
    ['what is sent', '/courses/a', { method: 'POST', mode: 'navigate' }],
    ['another site', 'https://b.example/_next/static/a.js', {}],
  ])('are left to the browser: %s', async (_name, path, more) => {
    expect(await ask(path, more)).toBeUndefined();
    expect([...stored.keys()]).toEqual([]);
  });

  it('for built files are asked once', async () => {
    network.mockImplementation(async () => page('code'));
    await ask('/_next/static/chunks/a.js');
    offline();
    expect(await (await ask('/_next/static/chunks/a.js'))?.text()).toBe('code');
    expect(network).toHaveBeenCalledOnce();
  });

  it('for built files go to the network where nothing can be kept', async () => {
    network.mockImplementation(async () => page('code'));
    vi.spyOn(stored, 'get').mockImplementation(() => {
      throw new Error('The store is damaged.');
    });
    expect(await (await ask('/_next/static/chunks/a.js'))?.text()).toBe('code');
  });
});

it('a new build drops what the last one has kept, and nothing of others, and keeps it anew after what is open', async () => {
  await open('/courses/a');
  await open('/de/blog/b');
  stored.set('of-another-script', new FakeCache());
  start('two');
  await happen('activate');
  expect([...stored.keys()]).toEqual(['of-another-script']);
  network.mockImplementation(async () => page('<h1>Newer</h1>'));
  await tell('/de/courses/c');
  expect(kept('two')[0]).toEqual(['/de/offline', '/de/courses/c', '/offline', '/courses/a', '/de/blog/b']);
  offline();
  expect(await (await open('/courses/a'))?.text()).toBe('<h1>Newer</h1>');
});
