import { expect, it } from 'vitest';
import bank from '../../../content/bank/interactive-speaking.json';
import { sets } from '../sets';
import { setSchemas } from '../schemas';
import { knownTexts } from './known-texts';

const interviews = setSchemas.interactiveSpeaking.parse(bank.items);

it('makes nine interviews together with those of the pages, with names in order', () => {
  expect(sets.interactiveSpeaking.length + interviews.length).toBe(9);
  expect(interviews.map(({ id }) => id)).toEqual(interviews.map((_, index) => `is-${String(index + 101)}`));
});

it('has topics of its own, and asks nothing twice', () => {
  const topics = [...sets.interactiveSpeaking, ...interviews].map(({ topic }) => topic.toLowerCase());
  expect(new Set(topics).size).toBe(topics.length);
  const asked = interviews.flatMap(({ questions }) => questions);
  expect(new Set(asked).size).toBe(asked.length);
  expect(knownTexts(asked)).toEqual([]);
});

it.each(interviews)(
  '$id asks for something in each of its turns, short enough to be kept in mind',
  ({ questions }) => {
    for (const question of questions) {
      expect(question).toMatch(/\?|Tell me|tell me/);
      expect(question).toMatch(/^[A-Z].*[.?]$/);
      expect(question).not.toMatch(/'/);
      expect(question.split(' ').length, question).toBeLessThanOrEqual(25);
    }
  },
);
