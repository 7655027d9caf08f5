import { describe, expect, it } from 'vitest';
import { formatMoney } from './money';

describe('formatMoney', () => {
  it.each([
    [990, '$9.9'],
    [1000, '$10'],
    [499, '$4.99'],
    [0, '$0'],
  ])('shows %i cents with as many decimals as they need', (cents, expected) => {
    expect(formatMoney(cents, 'USD', 'en', 'trim')).toBe(expected);
  });

  it('shows two decimals where amounts stand below each other', () => {
    expect(formatMoney(990, 'USD', 'en')).toBe('$9.90');
    expect(formatMoney(1000, 'USD', 'en')).toBe('$10.00');
  });

  it('writes the amount as the language does', () => {
    expect(formatMoney(1399, 'USD', 'de')).toBe('13,99\u00a0$');
    expect(formatMoney(1399, 'USD', 'fr')).toBe('13,99\u00a0$');
  });
});
