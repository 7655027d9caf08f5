import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAfterMs } from './retry-after';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 0, 0), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('retryAfterMs', () => {
  it.each([
    ['0', 0],
    ['2', 2000],
    [' 120 ', 120_000],
    ['Fri, 20 Nov 2026 12:00:01 GMT', 1000],
    ['Friday, 20-Nov-26 12:00:02 GMT', 2000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    [null, undefined],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['Fri, whenever', undefined],
    ['99999999999999999999', undefined],
  ])('reads %j as %j ms', (header, ms) => {
    expect(retryAfterMs(header)).toBe(ms);
  });
});
