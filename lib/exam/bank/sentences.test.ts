import { expect, it } from 'vitest';
import { wordsOf } from '../../questions/alignment';
import { splitGaps } from '../../questions/gaps';
import { contentOf, wordsWithGaps } from './content';

const blanks = contentOf('fill-in-the-blanks');
const dictations = contentOf('listen-and-type');

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
