import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../i18n/locales';
import { readingSeconds, sets } from './sets';
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
