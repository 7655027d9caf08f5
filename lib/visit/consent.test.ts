// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { choiceDays, choose, isChatAllowed, isMarketingAllowed, onChoice, readChoice } from './consent';
import { blockedStorage } from '@/tests/doubles/browser/storage';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 2);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  Cookies.remove('consent_declined', { path: '/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const sendSignal = (value: unknown) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

it('keeps a choice with its version and date, for 180 days', () => {
  expect(readChoice()).toBeNull();
  choose('accepted');
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({
    version: 1,
    choice: 'accepted',
    date: '2026-11-02T00:00:00.000Z',
  });
  expect(readChoice(start + choiceDays * dayMs - 1)).toBe('accepted');
  expect(readChoice(start + choiceDays * dayMs)).toBeNull();
});

it.each([
  ['nonsense', '{'],
  ['another version', '{"version":0,"choice":"accepted","date":"2026-11-02T00:00:00.000Z"}'],
  ['no date', '{"version":1,"choice":"accepted"}'],
  ['a date that is none', '{"version":1,"choice":"accepted","date":"soon"}'],
  ['another choice', '{"version":1,"choice":"yes","date":"2026-11-02T00:00:00.000Z"}'],
])('takes %s for no choice', (_, kept) => {
  localStorage.setItem('consent', kept);
  expect(readChoice()).toBeNull();
});

it('keeps the choice for the page where storage is blocked', () => {
  vi.stubGlobal('localStorage', blockedStorage());
  choose('declined');
  expect(readChoice()).toBe('declined');
});

it('a refusal outlives the session, whose end empties the storage, and where nobody is asked it does not lapse', () => {
  choose('declined');
  localStorage.clear();
  expect(readChoice()).toBe('declined');
  expect(isMarketingAllowed(false)).toBe(false);
  vi.setSystemTime(start + choiceDays * dayMs + 1);
  expect(readChoice(), 'asked for again where it is asked for').toBeNull();
  expect(isMarketingAllowed(false)).toBe(false);
  choose('accepted');
  localStorage.clear();
  expect(readChoice()).toBeNull();
  expect(isMarketingAllowed(false)).toBe(true);
});

it('tells a page that the browser brings back of what was chosen meanwhile', () => {
  const listener = vi.fn();
  onTestFinished(onChoice(listener));
  for (const persisted of [false, true])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(listener).toHaveBeenCalledOnce();
});

it('tells of a choice in this tab and in another one, until it is stopped', () => {
  const listener = vi.fn();
  const stop = onChoice(listener);
  onTestFinished(stop);
  choose('accepted');
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something_else' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  choose('declined');
  expect(listener).toHaveBeenCalledTimes(2);
});

describe.each([
  // optIn, choice, marketing, chat
  [true, null, false, false],
  [true, 'accepted', true, true],
  [true, 'declined', false, false],
  [false, null, true, true],
  [false, 'accepted', true, true],
  [false, 'declined', false, true],
] as const)('with opt-in %s and the choice %s', (optIn, choice, marketing, chat) => {
  beforeEach(() => {
    if (choice) choose(choice);
  });

  it(`marketing is ${marketing ? 'allowed' : 'off'}, chat is ${chat ? 'allowed' : 'off'}`, () => {
    sendSignal(false);
    expect(isMarketingAllowed(optIn)).toBe(marketing);
    expect(isChatAllowed(optIn)).toBe(chat);
  });

  it('the privacy signal switches marketing off, and not the chat', () => {
    sendSignal(true);
    expect(isMarketingAllowed(optIn)).toBe(false);
    expect(isChatAllowed(optIn)).toBe(chat);
  });
});
