// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewAfter, versionPath, watchFailures } from './failures';
import { renew } from './renew';

vi.mock('./renew', () => ({ renew: vi.fn() }));
const ask = vi.fn<typeof fetch>();

beforeAll(() => {
  vi.stubGlobal('fetch', ask);
  watchFailures();
});
beforeEach(() => void ask.mockResolvedValue(new Response()));
afterEach(() => {
  vi.clearAllMocks();
  document.head.replaceChildren();
});
afterAll(() => void vi.unstubAllGlobals());

/** Lets a file of a page fail, which the browser says at its element. */
async function fail(name: 'script' | 'link' | 'img', address: string) {
  const element = document.createElement(name);
  Object.defineProperty(element, name === 'link' ? 'href' : 'src', { value: address });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  await Promise.resolve();
  await Promise.resolve();
}

const chunkError = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
const uncaught = (type: string, said: object) => window.dispatchEvent(Object.assign(new Event(type), said));

describe('watchFailures', () => {
  it.each(['script', 'link'] as const)('renews the page when the file of a %s is gone', async (name) => {
    ask.mockResolvedValue(new Response(null, { status: 404 }));
    await fail(name, 'https://a.example/_next/static/chunks/a.js');
    expect(ask).toHaveBeenCalledWith('https://a.example/_next/static/chunks/a.js', {
      method: 'HEAD',
      cache: 'no-store',
    });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  });

  it('leaves a file alone that is still there, and one that no network brings', async () => {
    await fail('script', 'https://a.example/_next/static/chunks/a.js');
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await fail('script', 'https://a.example/_next/static/chunks/b.js');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(renew).not.toHaveBeenCalled();
  });

  it('leaves a page alone while the server is busy or starts anew', async () => {
    ask.mockResolvedValue(new Response(null, { status: 503 }));
    await fail('script', 'https://a.example/_next/static/chunks/a.js');
    uncaught('error', { error: chunkError });
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(renew).not.toHaveBeenCalled();
  });

  it('does not look at what is not of the build', async () => {
    await fail('script', 'https://js.stripe.com/v3');
    await fail('img', 'https://a.example/assets/a.png');
    uncaught('error', { error: new TypeError('x is undefined') });
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['error', { error: chunkError }],
    ['unhandledrejection', { reason: chunkError }],
  ])('renews the page after a script that nobody could do without: %s', async (type, said) => {
    uncaught(type, said);
    expect(ask.mock.calls[0]?.[0]).toBe(versionPath);
    await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  });
});

describe('renewAfter', () => {
  it('stays while the server cannot be reached', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await renewAfter(chunkError);
    expect(renew).not.toHaveBeenCalled();
  });
});
