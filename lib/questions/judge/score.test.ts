import { expect, it } from 'vitest';
import { isGapRight, resultOf, scoreChoice, scoreHighlight, sumOf } from './score';

it('a choice is right or wrong, and wrong without an answer', () => {
  expect(scoreChoice('yes', 'yes')).toEqual({ right: 1, of: 1 });
  expect(scoreChoice('yes', 'no')).toEqual({ right: 0, of: 1 });
  expect(scoreChoice('yes', undefined)).toEqual({ right: 0, of: 1 });
});

it.each([
  ['row', 'row', true],
  ['row', ' ROW ', true],
  ['row', 'raw', false],
  ['row', 'ro', false],
  ['row', undefined, false],
  ['a dental appointment|the dentist', ' The dentist. ', true],
  ['a dental appointment|the dentist', 'dentist', false],
  ["don't know", 'Don’t  know!', true],
])('missing %s, typed %s: %s', (key, given, right) => {
  expect(isGapRight(key, given)).toBe(right);
});

it('a set counts its questions, whatever they consist of, and a single one its words', () => {
  const choice = { right: 1, of: 1 };
  const unjudged = { right: 0, of: 0 };
  expect(resultOf([{ right: 5, of: 8 }, choice, { right: 6, of: 6 }, unjudged])).toEqual({ right: 2, of: 3 });
  expect(resultOf([{ right: 5, of: 8 }])).toEqual({ right: 5, of: 8 });
  expect(resultOf([])).toEqual({ right: 0, of: 0 });
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

it.each([
  ['walked two miles through the storm', 'walked two miles through the storm', 6],
  ['walked two miles through the storm', 'two miles through the storm', 5],
  [
    'walked two miles through the storm',
    'the keeper’s daughter walked two miles through the storm to ring the bell',
    4,
  ],
  ['walked two miles through the storm', 'By dawn, four boats', 0],
  ['walked two miles through the storm', '', 0],
])('asked for “%s”, selected “%s”: %i words right', (answer, selected, right) => {
  expect(scoreHighlight(answer, selected)).toEqual({ right, of: 6 });
});
