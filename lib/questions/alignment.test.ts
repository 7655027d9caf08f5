import { expect, it } from 'vitest';
import { alignWords, editDistance, wordsOf } from './alignment';

const aligned = (said: string, typed: string) =>
  alignWords(wordsOf(said), wordsOf(typed)).map(({ fate, word, typed: instead }) =>
    [fate, word, ...(instead ? [instead] : [])].join(' '),
  );

it('takes words without capitals and punctuation, apostrophes included', () => {
  expect(wordsOf('  “Don’t,” he said: 15 a.m.! ')).toEqual(["don't", 'he', 'said', '15', 'a', 'm']);
  expect(wordsOf("' … '")).toEqual([]);
});

it('takes small numbers for their words, however they are written', () => {
  expect(wordsOf('2 cats, 06 dogs and 12 birds, not 13')).toEqual(
    wordsOf('Two cats, six dogs and twelve birds, not 13'),
  );
  expect(wordsOf('a4 2nd 007x')).toEqual(['a4', '2nd', '007x']);
});

it('finds what was left out, added and mistyped', () => {
  expect(aligned('The boxes would be delivered', 'the boxs be delivered soon')).toEqual([
    'same the',
    'near boxes boxs',
    'missing would',
    'same be',
    'same delivered',
    'extra soon',
  ]);
});

it('takes another word for one left out and one added, and short words for what they are', () => {
  expect(aligned('cat', 'dog').toSorted()).toEqual(['extra dog', 'missing cat']);
  expect(aligned('of', 'off').toSorted()).toEqual(['extra off', 'missing of']);
});

it('manages without words', () => {
  expect(aligned('', '')).toEqual([]);
  expect(aligned('a b', '')).toEqual(['missing a', 'missing b']);
});

it.each([
  ['', '', 0],
  ['kitten', 'sitting', 3],
  ['abc', 'abc', 0],
  ['', 'abc', 3],
])('from “%s” to “%s” it is %i letters', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
