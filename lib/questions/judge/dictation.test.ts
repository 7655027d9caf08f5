import { expect, it } from 'vitest';
import { countCorrections, countErrors } from './dictation';

const creditOf = (said: string, typed: string) => {
  const { right, of } = countErrors(said, typed);
  return right / of;
};

const sentence = 'They don’t work at the harbor on Sundays, do they?';

it.each([
  ['the sentence itself', sentence, 1],
  ['capitals, punctuation and apostrophes left out', 'they dont work at the harbor on sundays do they', 1],
  ['spaces too many', '  They don’t  work at the harbor on Sundays, do they?', 1],
  ['one word missing of ten', 'They don’t work at harbor on Sundays, do they?', 0.8],
  ['one word too many', 'They don’t work at the old harbor on Sundays, do they?', 0.8],
  ['a slip in a long word', 'They don’t work at the harbour on Sundays, do they?', 0.9],
  ['a slip in a short word', 'They don’t work at tha harbor on Sundays, do they?', 0.8],
  ['another word', 'They don’t work at the market on Sundays, do they?', 0.8],
  ['half of it', 'They don’t work at the', 0],
  ['nothing', '', 0],
  ['no letters at all', '... ?', 0],
  ['something else', 'I have no idea what was said here', 0],
])('%s', (_, typed, credit) => {
  expect(creditOf(sentence, typed)).toBeCloseTo(credit);
});

it('takes a number in digits for the word that was heard, and another number for another word', () => {
  const months = 'She has been learning to play the guitar for six months.';
  expect(creditOf(months, 'She has been learning to play the guitar for 6 months')).toBe(1);
  expect(creditOf(months, 'She has been learning to play the guitar for 7 months')).toBeLessThan(1);
});

it.each([
  ['Leave the boxes here.', 'leave the boxes here', 4],
  ['Leave the boxes here.', 'Leave the boxs here.', 3],
  ['Leave the boxes here.', 'Leave boxes here.', 3],
  ['Leave the boxes here.', 'Leave the big heavy boxes here.', 2],
  ['Leave the boxes here.', 'Leav the boxs here.', 2],
  ['Leave the boxes here.', '', 0],
  ['Leave it.', 'one two three four five six', 0],
])('heard “%s”, typed “%s”: %i words right', (said, typed, right) => {
  expect(countCorrections(said, typed)).toEqual({ right, of: said.split(' ').length });
});
