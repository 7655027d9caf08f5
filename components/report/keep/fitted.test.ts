import { expect, it } from 'vitest';
import { fitted } from './fitted';

it('sets words smaller that would not fit, and no others', () => {
  expect(fitted('Reading', 24, 240)).toBe(24);
  expect(fitted('Leseverstehen und Hörverstehen', 30, 200)).toBeLessThan(12);
  // East Asian letters are square: eleven of them need more room than eleven others.
  expect(fitted('読解と聴解のみの総合点', 30, 300)).toBe(27);
  expect(fitted('abcdefghijk', 30, 300)).toBe(30);
});
