import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '../api/contract/calls';
import { logPath } from './path-log';

const sendBeacon = vi.fn<(address: string) => boolean>(() => true);

beforeEach(() => void vi.stubGlobal('navigator', { sendBeacon }));
afterEach(() => {
  sendBeacon.mockReset();
  vi.unstubAllGlobals();
});

const english = { skip: 0, query: 'locale=en&sign=fixed' };
const sent = () => new URL(sendBeacon.mock.calls[0]?.[0] ?? '', 'https://own.example');

it.each([
  ['/', 'en', 0, '/'],
  ['/pricing', 'en', 0, '/pricing'],
  ['/de', 'de', 3, '/'],
  ['/de/courses/det-fill-in-the-blanks', 'de', 3, '/courses/det-fill-in-the-blanks'],
  ['/a%26path=b', 'en', 0, '/a%26path=b'],
])('logs %s in %s without its language, as the API wants it', (pathname, locale, skip, path) => {
  logPath(pathname, { skip, query: `locale=${locale}&sign=fixed` });
  const { pathname: call, searchParams } = sent();
  expect(call).toBe(`/api/v1${calls.logPath.path}`);
  // What a beacon is sent by.
  expect(calls.logPath.methods).toContain('POST');
  const query = calls.logPath.request.query.parse(Object.fromEntries(searchParams));
  expect(query).toEqual({ path, locale, sign: 'fixed' });
});

it('cuts a path that is longer than the API takes', () => {
  logPath(`/${'x'.repeat(900)}`, english);
  expect(calls.logPath.request.query.safeParse(Object.fromEntries(sent().searchParams)).success).toBe(true);
});

it('is silent about a browser that sends nothing', () => {
  sendBeacon.mockReturnValueOnce(false);
  expect(() => logPath('/', english)).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(() => logPath('/', english)).not.toThrow();
});
