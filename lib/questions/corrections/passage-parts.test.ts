import { expect, it } from 'vitest';
import { dividePassage } from './passage-parts';
import { sets } from '../sets';
import { filledReading } from '../steps';

const text = 'She found the key. It was taped under the drawer in the kitchen.';
const parts = (answer: string, selected: string) =>
  dividePassage(text, answer, selected).map(({ fate, text: words }) => [fate, words]);

it('tells what was selected rightly from what is too much and what is missing', () => {
  expect(parts('under the drawer in the kitchen', 'taped under the drawer')).toEqual([
    ['plain', 'She found the key. It was '],
    ['beyond', 'taped '],
    ['right', 'under the drawer'],
    ['lacking', ' in the kitchen'],
    ['plain', '.'],
  ]);
});

it('has nothing right where something else was selected, or nothing', () => {
  expect(parts('under the drawer', 'found').map(([fate]) => fate)).toEqual([
    'plain',
    'beyond',
    'plain',
    'lacking',
    'plain',
  ]);
  expect(parts('under the drawer', '').map(([fate]) => fate)).toEqual(['plain', 'lacking', 'plain']);
});

it('takes words that stand twice for those of the answer', () => {
  expect(parts('the drawer', 'the')).toContainEqual(['right', 'the']);
  expect(parts('the drawer', 'the').filter(([fate]) => fate === 'beyond')).toEqual([]);
});

it('finds every answer in its text, so that all of it can be marked', () => {
  for (const set of sets.interactiveReading)
    for (const { answer } of set.highlights)
      expect(dividePassage(filledReading(set), answer, answer).map(({ fate }) => fate)).toContain('right');
});
