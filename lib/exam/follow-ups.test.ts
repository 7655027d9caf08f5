import { describe, expect, it } from 'vitest';
import { followUpOf, isInstead } from './follow-ups';
import type { Answered, SpeakingUnit, WritingUnit } from './types';

describe('what is asked behind a text', () => {
  const followUp = (...about: string[]) => ({ said: 'Why?', about, sample: '' });
  const unit: WritingUnit = {
    ...{ type: 'interactiveWriting', id: 'xw-01', prompt: '', sample: '' },
    followUps: [followUp('cost', 'money'), followUp('famil', 'friend'), followUp('learn', 'teacher')],
  };

  it.each([
    ['It costs money. My family helped.', 2],
    ['My teacher had money, and I learned from friends.', 1],
    ['Teachers and families.', 0],
    ['LEARNING from Friends', 0],
  ])('is what it says least of: %s', (text, place) => {
    expect(followUpOf(unit, text, 5)).toBe(place);
  });

  it('takes whole words and beginnings, and no ends', () => {
    // `unfamiliar` has `famil` within it, `costume` begins with `cost`.
    expect(followUpOf(unit, 'An unfamiliar costume, learned.', 5)).toBe(1);
  });

  it('is drawn among those that it says as little of', () => {
    const places = (text: string | null) =>
      new Set(Array.from({ length: 60 }, (_, seed) => followUpOf(unit, text, seed * 7919)));
    expect(places(null)).toEqual(new Set([0, 1, 2]));
    expect(places('money')).toEqual(new Set([1, 2]));
    expect(followUpOf(unit, '', 9)).toBe(followUpOf(unit, null, 9));
  });
});

describe('the other form of a question', () => {
  const thread: SpeakingUnit = {
    ...{ type: 'interactiveSpeaking', id: 'xi-01', topic: 'Pets' },
    questions: [
      { said: 'Do you have one?' },
      { said: 'Which?', instead: { words: ['dog', 'dogs'], said: 'Which dog?' } },
      { said: 'When?', instead: { words: ['in the morning'], said: 'Why so early?' } },
    ],
  };
  const said = (text: string | null, step = 0, unit = 'xi-01'): Answered => ({
    ...{ unit, step, question: `${unit}-${step + 1}`, type: 'interactiveSpeaking', credit: null, text },
  });

  it('is asked where what was said has one of its words', () => {
    expect(isInstead(thread, 1, [said('I have two Dogs.')])).toBe(true);
    expect(isInstead(thread, 2, [said('We walk'), said('early, in the morning', 1)])).toBe(true);
  });

  it('is not asked without a transcript, by a part of a word, by what is said later or elsewhere', () => {
    expect(isInstead(thread, 1, [said(null)])).toBe(false);
    expect(isInstead(thread, 1, [said('A dogma.')])).toBe(false);
    expect(isInstead(thread, 1, [said('No.'), said('A dog.', 1)])).toBe(false);
    expect(isInstead(thread, 1, [said('A dog.', 0, 'xi-02')])).toBe(false);
    expect(isInstead(thread, 0, [said('A dog.')])).toBe(false);
  });
});
