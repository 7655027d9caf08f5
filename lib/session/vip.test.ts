import { describe, expect, it } from 'vitest';
import { isVipAt } from './vip';

const now = Date.parse('2026-11-22T12:00:00.000Z');

describe('isVipAt', () => {
  it.each([
    ['2026-11-22T12:00:00.001Z', true],
    ['2026-11-22T12:00:00.000Z', false],
    ['2025-01-01T00:00:00.000Z', false],
    [null, false],
  ])('takes a membership that ends at %s for running: %s', (end, expected) => {
    expect(isVipAt(end, now)).toBe(expected);
  });
});
