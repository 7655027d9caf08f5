import { expect, it } from 'vitest';
import { alignWords, wordsOf } from '../alignment';
import { slipsIn } from './slips';

const slips = (said: string, typed: string) => slipsIn(alignWords(wordsOf(said), wordsOf(typed)));

it('is nothing but words where all is right', () => {
  expect(slips('A dog runs.', 'a dog runs')).toEqual(['a', 'dog', 'runs']);
});

it('tells words that were left out from words that were not said, however many stand together', () => {
  expect(slips('The children played outside after lunch.', 'the children played after the lunch')).toEqual([
    'the',
    'children',
    'played',
    { kind: 'missing', given: '', right: 'outside' },
    'after',
    { kind: 'extra', given: 'the', right: '' },
    'lunch',
  ]);
  expect(slips('We left early in the morning.', 'We left')).toEqual([
    'we',
    'left',
    { kind: 'missing', given: '', right: 'early in the morning' },
  ]);
});

it('takes other words in the same place for one slip', () => {
  expect(slips('Leave the boxes here.', 'Leave it now here.')).toEqual([
    'leave',
    { kind: 'other', given: 'it now', right: 'the boxes' },
    'here',
  ]);
});

it('tells another end of a word from other letters in it', () => {
  const [ending] = slips('played', 'plays');
  const [letters] = slips('receive', 'recieve');
  expect(ending).toEqual({ kind: 'ending', given: 'plays', right: 'played' });
  expect(letters).toEqual({ kind: 'letters', given: 'recieve', right: 'receive' });
});
