import { expect, it } from 'vitest';
import { isGapRight, scoreChoice, scoreGaps, sumOf } from './score';

it('a choice is right or wrong, and wrong without an answer', () => {
  expect(scoreChoice('yes', 'yes')).toEqual({ right: 1, of: 1 });
  expect(scoreChoice('yes', 'no')).toEqual({ right: 0, of: 1 });
  expect(scoreChoice('yes', undefined)).toEqual({ right: 0, of: 1 });
});

it('every word with missing letters counts by itself', () => {
  expect(scoreGaps(['rary', 'he', 'nds'], ['rary', '', 'nd'])).toEqual({ right: 1, of: 3 });
  expect(scoreGaps(['rary'], [])).toEqual({ right: 0, of: 1 });
});

it.each([
  ['row', 'row', true],
  ['row', ' ROW ', true],
  ['row', 'raw', false],
  ['row', 'ro', false],
  ['row', undefined, false],
])('missing %s, typed %s: %s', (key, given, right) => {
  expect(isGapRight(key, given)).toBe(right);
});

it('adds up', () => {
  expect(sumOf([])).toEqual({ right: 0, of: 0 });
  expect(
    sumOf([
      { right: 1, of: 1 },
      { right: 3, of: 11 },
    ]),
  ).toEqual({ right: 4, of: 12 });
});
