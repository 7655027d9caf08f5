import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales';
import { filledReading, readingParts, readingSeconds, sets } from './sets';
import { setSchemas } from './schemas';

it.each(Object.keys(setSchemas) as (keyof typeof setSchemas)[])('%s holds to its schema', (name) => {
  expect(setSchemas[name].parse(sets[name])).toEqual(sets[name]);
});

it('every question of a set has an explanation in every language', () => {
  const ids = [
    ...sets.interactiveReading.flatMap(({ id }) => [1, 2, 3, 4, 5, 6].map((number) => `${id}-${number}`)),
    ...sets.interactiveListening.flatMap(({ id }) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${id}-${number}`),
    ),
  ];
  for (const locale of locales) {
    const file = readFileSync(`messages/${locale}/explanations.json`, 'utf8');
    const texts = JSON.parse(file) as Record<string, string>;
    for (const id of ids) expect(texts[id]?.length, `${id} in ${locale}`).toBeGreaterThan(10);
  }
});

describe.each(sets.interactiveReading)('$id', (set) => {
  const text = filledReading(set);

  it('has five to ten menus of five words, none twice, and one missing sentence', () => {
    const parts = readingParts(set.text).filter((part) => typeof part !== 'string');
    const menus = parts.flatMap((part) => ('words' in part ? [part.words] : []));
    expect(menus.length).toBeGreaterThanOrEqual(5);
    expect(menus.length).toBeLessThanOrEqual(10);
    for (const words of menus) {
      expect(words).toHaveLength(5);
      expect(new Set(words).size).toBe(5);
    }
    expect(parts.length - menus.length).toBe(1);
    expect(text).not.toMatch(/[{}[\]|*]/);
    expect([420, 480]).toContain(readingSeconds(set));
  });

  it.each(set.highlights)('has the words that answer “$question” once', ({ answer }) => {
    expect(text.split(answer)).toHaveLength(2);
  });

  it.each(['missing', 'idea', 'titles'] as const)('has four different options for %s', (name) => {
    const { right, wrong } = set[name];
    expect(new Set([right, ...wrong].map((option) => option.toLowerCase())).size).toBe(4);
  });
});

describe.each(sets.interactiveListening)('$id', ({ complete, turns, summary }) => {
  it('has one blank in each sentence, and wordings that differ', () => {
    for (const { frame, answers } of complete) {
      expect(frame.split('____')).toHaveLength(2);
      expect(new Set(answers).size).toBe(answers.length);
    }
  });

  it('has four different replies to each turn, and a summary of some length', () => {
    for (const { replies } of turns) expect(new Set([replies.right, ...replies.wrong]).size).toBe(4);
    expect(summary.split(' ').length).toBeGreaterThan(30);
  });
});

it('no reply is found by counting the words that it repeats: neither fewest nor most is right more often than by chance', () => {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]+(?:’[a-z]+)?/g));
  const turns = sets.interactiveListening.flatMap(({ turns }) => turns);
  const foundBy = (extreme: (...counts: number[]) => number) =>
    turns.reduce((sum, { said, replies }) => {
      const heard = wordsOf(said);
      const repeated = (reply: string) => [...wordsOf(reply)].filter((word) => heard.has(word)).length;
      const counts = [replies.right, ...replies.wrong].map(repeated);
      const chosen = counts.filter((count) => count === extreme(...counts)).length;
      return sum + (counts[0] === extreme(...counts) ? 1 / chosen : 0);
    }, 0) / turns.length;
  expect(foundBy(Math.min)).toBeLessThan(0.3);
  expect(foundBy(Math.max)).toBeLessThan(0.3);
});

it('there are sets of Interactive Reading of both lengths', () => {
  expect(new Set(sets.interactiveReading.map(readingSeconds))).toEqual(new Set([420, 480]));
});

it('apostrophes are typographic', () => {
  expect(JSON.stringify(sets)).not.toMatch(/'/);
});
