// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { beforeEach, expect, it, vi } from 'vitest';
import { openClient } from './client';
import { readToken, tokenOfBrowser, tokenOfTab } from './token';
import { clearSession, storeToken } from './token-store';

let asked: { url: string; authorization: string | null }[];

beforeEach(() => {
  clearSession();
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, authorization: new Headers(init.headers).get('authorization') });
    return url.endsWith('/logout') ? Response.json({ data: true }) : Response.json({}, { status: 401 });
  });
});

it('ends the session that a new sign-in replaces, and no other', () => {
  storeToken('first');
  storeToken('first');
  expect(asked).toEqual([]);
  storeToken('second');
  expect(asked).toEqual([{ url: '/api/v1/logout', authorization: 'Bearer first' }]);
  expect([readToken(), Cookies.get('det_i18n_token')]).toEqual(['second', 'second']);
});

it('is silent where that cannot be told', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  storeToken('first');
  expect(() => storeToken('second')).not.toThrow();
  await Promise.resolve();
});

it('keeps the new session where another tab asks with the old one, which goes on with the new', async () => {
  storeToken('new');
  // Each tab has a storage of its own beside that of the browser.
  tokenOfTab.write('old');
  await expect(openClient().call('sessions')).rejects.toMatchObject({ status: 401 });
  expect([tokenOfTab.read(), tokenOfBrowser.read()]).toEqual(['new', 'new']);
});

it('ends the session where it is over', async () => {
  storeToken('old');
  vi.spyOn(window.location, 'assign').mockReturnValue();
  await expect(openClient().call('sessions')).rejects.toMatchObject({ status: 401 });
  expect(readToken()).toBeNull();
});
