import { expect, it } from 'vitest';
import { wordsOf } from '../../questions/alignment';
import { filledText, gapsOf, splitGaps } from '../../questions/gaps';
import { contentOf, wordsWithGaps } from './content';

const blanks = contentOf('fill-in-the-blanks');
const dictations = contentOf('listen-and-type');
const passages = contentOf('read-and-complete');

it.each(blanks)('$id has one word with letters missing, and letters that stand', ({ sentence }) => {
  const [gap, ...others] = gapsOf(sentence);
  expect(others).toEqual([]);
  expect(gap?.given).toMatch(/^[a-z]{1,4}$/i);
  expect(gap?.missing).toMatch(/^[a-z]{1,8}$/);
  expect(filledText(sentence)).toMatch(/^[A-Z“].*[.?”]$/);
});

it.each(blanks)('$id does not have its word in the rest of the sentence', ({ sentence }) => {
  const [word = ''] = wordsWithGaps(sentence);
  const rest = splitGaps(sentence).filter((part) => typeof part === 'string');
  const stem = word.slice(0, Math.max(4, word.length - 3));
  expect(wordsOf(rest.join(' ')).filter((other) => other.startsWith(stem))).toEqual([]);
});

it.each(dictations)('$id can be typed as it is said', ({ sentence }) => {
  // Larger numbers would be right in digits as well (wordsOf); names and abbreviations have no one spelling that is heard.
  expect(sentence).not.toMatch(/\b(?:\w+teen|\w+ty-\w+|twenty|thirty|forty|fifty|hundred|thousand|\d+)\b/i);
  expect(sentence).not.toMatch(/\b[A-Z]{2,}\b|\w\.\w|['"“”…–—()&/]| {2}/);
});

it('dictations grow longer with the levels', () => {
  const third = Math.ceil(dictations.length / 3);
  const [easy = 0, middle = 0, hard = 0] = [0, 1, 2].map((part) => {
    const some = dictations.slice(part * third, (part + 1) * third);
    return some.reduce((sum, { sentence }) => sum + wordsOf(sentence).length, 0) / some.length;
  });
  expect(easy).toBeLessThan(middle);
  expect(middle).toBeLessThan(hard);
});

it.each(passages)('$id keeps half of each damaged word, rounded down', ({ text }) => {
  for (const { given, missing } of gapsOf(text))
    expect(given.length, given + missing).toBe(Math.floor((given.length + missing.length) / 2));
});

it.each(passages)('$id has a whole sentence at its beginning and at its end, and gaps enough', ({ text }) => {
  const sentences = text.split(/(?<=[.?!”])\s+/);
  for (const whole of [sentences.at(0), sentences.at(-1)]) expect(whole).not.toMatch(/[{}]/);
  expect(gapsOf(text).length).toBeGreaterThanOrEqual(8);
  expect(gapsOf(text).length).toBeLessThanOrEqual(14);
});

it.each(passages)('$id damages every second word', ({ text }) => {
  const between = splitGaps(text)
    .slice(1, -1)
    .filter((part) => typeof part === 'string');
  for (const part of between)
    expect(part.split(/\s+/).filter((word) => /\w/.test(word)).length, part).toBeLessThan(3);
});
