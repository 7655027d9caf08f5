import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropPending, keepPending, readPending } from './pending';
import { blockedStorage, fakeStorage } from '@/tests/doubles/browser/storage';

const pending = { email: 'ada@example.com', resendAt: 60_000, challenges: ['one'] };

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['in the tab', () => undefined],
  [
    'in the page where storage is blocked',
    () => vi.stubGlobal('window', { sessionStorage: blockedStorage() }),
  ],
])('keeps each flow for itself %s, until it is done', (_name, prepare) => {
  prepare();
  keepPending('register', pending);
  expect(readPending('register')).toEqual(pending);
  expect(readPending('reset')).toBeUndefined();
  dropPending('register');
  expect(readPending('register')).toBeUndefined();
});

it.each(['{', 'null', '7', '{"email":"ada@example.com"}'])('takes %s for nothing', (garbage) => {
  storage.setItem('pending_reset', garbage);
  expect(readPending('reset')).toBeUndefined();
});
