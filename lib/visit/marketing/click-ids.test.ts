// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { calls } from '../../api/contract/calls';
import { keepClickId, logIdsWhenThere } from './click-ids';

const now = Date.UTC(2026, 10, 2);
const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response()));
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('fetch', fetch);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  sessionStorage.clear();
  fetch.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const asked = () => fetch.mock.calls.map(([address, init]) => [address, init?.method, init?.body]);

function turn(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('keeps a click id for 90 days, in the form that Meta reads, and logs it', () => {
  const set = vi.spyOn(Cookies, 'set');
  keepClickId(['?fbclid=old', '?x=1&fbclid=IwAR0-click_1', ''], now);
  expect(Cookies.get('_fbc')).toBe(`fb.1.${now}.IwAR0-click_1`);
  expect(set.mock.calls[0]?.[2]).toMatchObject({ expires: 90, path: '/', sameSite: 'lax' });
  expect(asked()).toEqual([['/api/v1/common/logFbclid?fbclid=IwAR0-click_1', 'GET', undefined]]);
});

it('leaves a click id that is there, and logs the new one', () => {
  Cookies.set('_fbc', 'fb.1.1.first');
  keepClickId(['?fbclid=second'], now);
  expect(Cookies.get('_fbc')).toBe('fb.1.1.first');
  expect(asked()).toHaveLength(1);
});

it('does not log the click id that is there again: the page was loaded anew', () => {
  Cookies.set('_fbc', 'fb.1.1.first');
  keepClickId(['?fbclid=first'], now);
  expect(asked()).toEqual([]);
});

it.each(['', '?fbclid=', '?fbclid=a%3Bb%3D1', `?fbclid=${'x'.repeat(451)}`])(
  'takes nothing from %s',
  (query) => {
    keepClickId([query], now);
    expect(Cookies.get('_fbc')).toBeUndefined();
    expect(asked()).toEqual([]);
  },
);

it('looks every second for the id that Meta’s script sets, and logs both once', () => {
  Cookies.set('_fbc', 'fb.1.1.click');
  onTestFinished(logIdsWhenThere());
  vi.advanceTimersByTime(1500);
  Cookies.set('_fbp', 'fb.1.2.browser');
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(499);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  const body = JSON.stringify({ fbc: 'fb.1.1.click', fbp: 'fb.1.2.browser' });
  expect(asked()).toEqual([['/api/v1/common/logFb', 'POST', body]]);
  expect(calls.logFb.request.body.safeParse(JSON.parse(body)).success).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  logIdsWhenThere();
  expect(asked()).toHaveLength(1);
  Cookies.set('_fbc', 'fb.1.3.another');
  logIdsWhenThere();
  expect(asked()).toHaveLength(2);
});

it('logs the browser’s id alone where nobody clicked', () => {
  Cookies.set('_fbp', 'fb.1.2.browser');
  logIdsWhenThere();
  expect(asked()[0]?.[2]).toBe('{"fbp":"fb.1.2.browser"}');
});

it('does not look while nobody sees the page, and not after it was stopped', () => {
  const stop = logIdsWhenThere();
  turn('hidden');
  expect(vi.getTimerCount()).toBe(0);
  Cookies.set('_fbp', 'fb.1.2.browser');
  vi.advanceTimersByTime(5000);
  expect(asked()).toEqual([]);
  turn('visible');
  expect(asked()).toHaveLength(1);
  stop();

  Cookies.remove('_fbp');
  const stopNext = logIdsWhenThere();
  stopNext();
  expect(vi.getTimerCount()).toBe(0);
  turn('visible');
  expect(vi.getTimerCount()).toBe(0);
});
