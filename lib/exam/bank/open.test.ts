import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { followUpOf } from '../follow-ups';
import type { WritingUnit } from '../types';
import { contentOf, doubled } from './content';

const threads = contentOf('interactive-speaking');
const pairs = contentOf('interactive-writing');
const photos = contentOf('photos');

/** At least so many words: an answer at about 125 that fills its time. */
const least = { written: 90, followUp: 75, spoken: 120, photo: 40 };
const lengthOf = (text: string) => text.split(/\s+/).length;

it.each(threads)('$id asks for something in each of its turns, short enough to be kept in mind', (thread) => {
  const all = thread.questions.flatMap(({ said, instead }) => [said, ...(instead ? [instead.said] : [])]);
  expect(doubled(all)).toEqual([]);
  for (const question of all) {
    expect(question).toMatch(/\?|ell me|escribe|xplain/);
    expect(lengthOf(question), question).toBeLessThanOrEqual(35);
  }
});

it.each(threads)(
  '$id has turns that depend on what was said, and not on what every answer says',
  (thread) => {
    const dependent = thread.questions.flatMap(({ instead }, turn) =>
      instead ? [{ turn, ...instead }] : [],
    );
    expect(dependent.length).toBeGreaterThan(0);
    for (const { turn } of dependent) expect(turn).toBeGreaterThan(0);
  },
);

describe.each(pairs)('$id', ({ id, prompt, sample, followUps }) => {
  const unit: WritingUnit = { type: 'interactiveWriting', id, prompt, sample, followUps };

  it('has three follow-ups whose words are all different', () => {
    expect(doubled(followUps.flatMap(({ about }) => about))).toEqual([]);
    expect(doubled(followUps.map(({ said }) => said))).toEqual([]);
  });

  it('does not ask what a text has dealt with', () => {
    followUps.forEach(({ about, sample: answer }, place) => {
      expect(followUpOf(unit, about.join(' '), 1)).not.toBe(place);
      // The answer to a follow-up deals with it.
      expect(followUpOf(unit, answer, 1), answer.slice(0, 40)).not.toBe(place);
    });
  });

  it('has sample answers of some length', () => {
    expect(lengthOf(sample)).toBeGreaterThanOrEqual(least.written);
    for (const one of followUps)
      expect(lengthOf(one.sample), one.said).toBeGreaterThanOrEqual(least.followUp);
  });
});

it.each([
  ['read-then-speak', least.spoken],
  ['writing-sample', least.written],
  ['speaking-sample', least.spoken],
  ['photos', least.photo],
] as const)('%s has sample answers of some length', (name, words) => {
  const short = contentOf(name).filter(({ sample }) => lengthOf(sample) < words);
  expect(short.map(({ id, sample }) => `${id}: ${lengthOf(sample)}`)).toEqual([]);
});

it('photos are told to who cannot see them', () => {
  const alts = JSON.parse(readFileSync('content/exam/scenes/en.json', 'utf8')) as Record<string, string>;
  expect(Object.keys(alts).toSorted()).toEqual(photos.map(({ scene }) => scene).toSorted());
  for (const { id, scene } of photos) expect(lengthOf(alts[scene] ?? ''), id).toBeGreaterThan(8);
});
