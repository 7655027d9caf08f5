import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrivalQuery, keepVisitOrigin, visitOrigin } from './visit-origin';
import { fakeStorage } from '@/tests/doubles/browser/storage';

const dayMs = 86_400_000;

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => void vi.unstubAllGlobals());

it('counts the last channel and the first invitation, for 90 days', () => {
  keepVisitOrigin('?channel_code=spring&invite=friend-1', 0);
  keepVisitOrigin('?utm_source=mail&invite_code=friend-2', dayMs);
  expect(visitOrigin(dayMs)).toEqual({ channel: 'mail', invite_code: 'friend-1' });
  expect(visitOrigin(91 * dayMs - 1)).toEqual({ channel: 'mail', invite_code: 'friend-1' });
  expect(visitOrigin(91 * dayMs)).toEqual({});
});

it('tells once of an invitation, when it is kept', () => {
  expect(keepVisitOrigin('?channel=spring', 0)).toBeUndefined();
  expect(keepVisitOrigin('?invite=friend-1', 0)).toBe('friend-1');
  expect(keepVisitOrigin('?invite=friend-1', 1)).toBeUndefined();
  expect(keepVisitOrigin('?invite=friend-2&channel=mail', dayMs)).toBeUndefined();
  expect(keepVisitOrigin('?invite=friend-2', 200 * dayMs)).toBe('friend-2');
  vi.stubGlobal('window', {});
  expect(keepVisitOrigin('?invite=friend-3', 400 * dayMs)).toBeUndefined();
});

it.each(['{', 'null', '7', '{"channel":"spring"}', '{"until":"soon"}'])('takes %s for nothing', (garbage) => {
  storage.setItem('visit_origin', garbage);
  expect(visitOrigin(0)).toEqual({});
});

it('looks at the page before too, if it is of this site: it may have been left before its script ran', () => {
  const page = { origin: 'https://own.example', search: '?plan=x' };
  expect(arrivalQuery(page, 'https://own.example/de?channel=spring')).toEqual(['?channel=spring', '?plan=x']);
  expect(arrivalQuery(page, 'https://other.example/?channel=theirs')).toEqual(['?plan=x']);
  expect(arrivalQuery(page, '')).toEqual(['?plan=x']);
});
