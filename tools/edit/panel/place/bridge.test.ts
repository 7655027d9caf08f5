// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromPage, ToPage } from '../pointer/protocol';
import { Bridge } from './bridge';

const said: ToPage[] = [];
const page = {
  postMessage: (data: ToPage) => said.push(data),
  location: { assign: vi.fn(), reload: vi.fn() },
};
let bridge: Bridge;
let disconnect: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  said.length = 0;
  bridge = new Bridge();
  disconnect = bridge.connect({ contentWindow: page } as unknown as HTMLIFrameElement);
});

afterEach(() => {
  disconnect();
  vi.useRealTimers();
});

function hear(data: FromPage) {
  const event = new MessageEvent('message', { data, origin: window.location.origin });
  Object.defineProperty(event, 'source', { value: page });
  window.dispatchEvent(event);
}

const here = (words: string, fresh = true): FromPage => ({
  ...{ edit: 'here', fresh, path: '/', head: {} },
  texts: [{ id: '0-1', words }],
});

const reloads = (ms = 60_000) => {
  vi.advanceTimersByTime(ms);
  return page.location.reload.mock.calls.length;
};

it('loads a page anew that does not show by itself what was saved', () => {
  hear(here('old'));
  bridge.expect(['0-1', '7-1']);
  expect(reloads(1000)).toBe(0);
  hear(here('old', false));
  expect(reloads()).toBe(1);
});

it('leaves a page alone that shows it, in the same document or in another', () => {
  for (const fresh of [true, false]) {
    hear(here('old'));
    bridge.expect(['0-1']);
    hear(here('new', fresh));
    expect(reloads()).toBe(0);
  }
});

it('leaves a page alone that does not have the text, or when nothing was saved after all', () => {
  hear(here('old'));
  bridge.expect(['7-1']);
  expect(reloads()).toBe(0);
  bridge.expect(['0-1']);
  bridge.expect([]);
  expect(reloads()).toBe(0);
});

it('tells every new document what the last one was told', () => {
  hear(here('old'));
  bridge.pick(false);
  bridge.show(['0-1']);
  said.length = 0;
  hear({ edit: 'left' });
  expect(bridge.state().loading).toBe(true);
  hear(here('old'));
  expect(bridge.state().loading).toBe(false);
  expect(said).toEqual([
    { edit: 'mode', picking: false },
    { edit: 'show', ids: ['0-1'] },
  ]);
});

it('does not listen to the page before while the next one is on its way', () => {
  hear(here('old'));
  bridge.open('/pricing');
  hear(here('older', false));
  expect(bridge.state()).toMatchObject({ loading: true, here: { texts: [{ words: 'old' }] } });
  hear({ ...here('new'), path: '/pricing' } as FromPage);
  expect(bridge.state()).toMatchObject({ loading: false, here: { path: '/pricing' } });
  bridge.open('/pricing#plans');
  hear({ ...here('new', false), path: '/pricing' } as FromPage);
  expect(bridge.state().loading).toBe(false);
});
