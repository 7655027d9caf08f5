import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import bank from '../../../content/bank/interactive-reading.json';
import { locales } from '../../i18n/locales';
import { filledReading, readingSeconds, type ReadingSet } from '../sets';
import { menusIn } from '../steps';
import { setSchemas } from '../schemas';
import { counts, extremes, found, foundByLetters, meanOf } from './counting';
import { knownTexts } from './known-texts';

const passages = setSchemas.interactiveReading.parse(bank.items);
const choices = ['missing', 'idea', 'titles'] as const;
const optionsOf = (set: ReadingSet, name: (typeof choices)[number]) => [set[name].right, ...set[name].wrong];

it('has ten passages with names in order, from easy to hard and spread over the levels', () => {
  expect(passages.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `ir-${String(index + 101)}`),
  );
  const levels = passages.map(({ difficulty }) => difficulty);
  expect(levels.at(0)).toBe(40);
  expect(levels.at(-1)).toBe(150);
  const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
  for (const step of steps) expect([10, 15], levels.join(' ')).toContain(step);
});

it('says nothing that the other questions say, and nothing twice', () => {
  const own = passages.flatMap((set) => [
    ...filledReading(set).split(/(?<=[.?])\s+/),
    ...set.missing.wrong,
    ...set.highlights.map(({ question }) => question),
    ...optionsOf(set, 'idea'),
    ...optionsOf(set, 'titles'),
  ]);
  expect(knownTexts(own)).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});

it('every question has an explanation in every language', () => {
  const ids = passages.flatMap(({ id }) => [1, 2, 3, 4, 5, 6].map((number) => `${id}-${String(number)}`));
  for (const locale of locales) {
    const texts = JSON.parse(readFileSync(`messages/${locale}/bank-reading.json`, 'utf8')) as Record<
      string,
      string
    >;
    expect(Object.keys(texts), locale).toEqual(ids);
    for (const [id, text] of Object.entries(texts))
      expect(text.length, `${id} in ${locale}`).toBeGreaterThan(20);
  }
});

it.each(locales)('quotes the passage in %s where an answer is found in it', (locale) => {
  const texts = JSON.parse(readFileSync(`messages/${locale}/bank-reading.json`, 'utf8')) as Record<
    string,
    string
  >;
  for (const set of passages) {
    const passage = filledReading(set).toLowerCase();
    for (const number of [2, 3, 4]) {
      const id = `${set.id}-${String(number)}`;
      const quoted = [...(texts[id] ?? '').matchAll(/<en>([^<]+)<\/en>/g)].map(([, english = '']) =>
        english.toLowerCase(),
      );
      expect(
        quoted.filter((words) => passage.includes(words)),
        id,
      ).not.toEqual([]);
    }
  }
});

it('there are passages of both lengths', () => {
  expect(new Set(passages.map(readingSeconds))).toEqual(new Set([420, 480]));
});

it('apostrophes are typographic', () => {
  expect(JSON.stringify(bank)).not.toMatch(/'/);
});

describe.each(passages)('$id', (set) => {
  const text = filledReading(set);

  it('has five to ten menus of five words, none twice, and one missing sentence', () => {
    const menus = menusIn(set.text);
    expect(menus.length).toBeGreaterThanOrEqual(5);
    expect(menus.length).toBeLessThanOrEqual(10);
    for (const words of menus) {
      expect(words).toHaveLength(5);
      expect(new Set(words).size).toBe(5);
    }
    expect(set.text.split('[*]')).toHaveLength(2);
    expect(text).not.toMatch(/[{}[\]|*]/);
  });

  it('is as long as a passage of this task', () => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(270);
  });

  it.each(set.highlights)('has the words that answer “$question” once', ({ answer }) => {
    expect(text.split(answer)).toHaveLength(2);
  });

  it.each(choices)('has four different options for %s', (name) => {
    expect(new Set(optionsOf(set, name).map((option) => option.toLowerCase())).size).toBe(4);
  });

  it('has a title of three to six words', () => {
    for (const title of optionsOf(set, 'titles'))
      expect([3, 4, 5, 6], title).toContain(title.split(' ').length);
  });
});

describe.each(Object.entries(counts))('the right option is not found by the number of %s:', (_, count) => {
  const ofChoice = (name: (typeof choices)[number], extreme: (...all: number[]) => number) =>
    passages.map((set) => {
      // The sentence is looked for before it stands in the passage, the idea and the title afterward.
      const seen = filledReading(set, name === 'missing' ? '' : undefined);
      return found(
        optionsOf(set, name).map((option) => count(option, seen)),
        extreme,
      );
    });

  it.each(extremes)('%s', (_name, extreme) => {
    const shares = choices.map((name) => ofChoice(name, extreme));
    // Chance finds a quarter of them.
    expect(meanOf(shares.flat())).toBeLessThanOrEqual(0.3);
    for (const share of shares) expect(meanOf(share)).toBeLessThanOrEqual(0.4);
  });
});

it.each(extremes)('no word of a menu is found by its letters: %s', (_, extreme) => {
  const menus = passages.flatMap(({ text }) => menusIn(text));
  // Chance finds a fifth of them.
  expect(foundByLetters(menus, extreme)).toBeLessThanOrEqual(0.25);
});
