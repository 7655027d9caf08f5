import { expect, it } from 'vitest';
import { dictationCredit } from './dictation';

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
  expect(dictationCredit(sentence, typed)).toBeCloseTo(credit);
});
