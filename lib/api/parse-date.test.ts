import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date';

const moment = '2030-03-17T17:46:40.000Z';

describe('parseDate', () => {
  it.each([
    ['an ISO string in UTC', '2030-03-17T17:46:40.000Z'],
    ['an ISO string with an offset', '2030-03-17T19:46:40+02:00'],
    ['an ISO string without a zone, as UTC and not as the zone of this machine', '2030-03-17T17:46:40'],
    ["a database's string, as UTC", '2030-03-17 17:46:40'],
    ['epoch seconds', 1_900_000_000],
    ['epoch milliseconds', 1_900_000_000_000],
    ['epoch seconds as digits', '1900000000'],
    ['epoch milliseconds as digits', ' 1900000000000 '],
  ])('reads %s', (_, value) => {
    expect(parseDate(value)?.toISOString()).toBe(moment);
  });

  it('reads a day alone as its first moment in UTC', () => {
    expect(parseDate('2025-03-18')?.toISOString()).toBe('2025-03-18T00:00:00.000Z');
  });

  it('tells seconds from milliseconds on both sides of the border', () => {
    expect(parseDate(99_999_999_999)?.getUTCFullYear()).toBe(5138);
    expect(parseDate(100_000_000_000)?.getUTCFullYear()).toBe(1973);
  });

  it.each([
    null,
    undefined,
    '',
    0,
    -5,
    NaN,
    Infinity,
    'soon',
    '2025',
    '2025-13-40',
    '2025-02-01T25:00:00Z',
    {},
    true,
    9e18,
    '9'.repeat(30),
  ])('finds no date in %j', (value) => {
    expect(parseDate(value)).toBeNull();
  });
});
