import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import bank from '../../../content/bank/read-and-complete.json';
import diagnostic from '../../../content/diagnostic/read-and-complete.json';
import { locales } from '../../i18n/locales';
import { filledText, gapsOf, splitGaps } from '../gaps';
import { items } from '../items';
import { itemSchemas } from '../schemas';
import { knownTexts } from './known-texts';

const passages = itemSchemas.readAndComplete.parse(bank.items);
const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+/);

it('has eighteen texts with names in order, from easy to hard', () => {
  expect(passages.map(({ id }) => id)).toEqual(
    Array.from({ length: 18 }, (_, index) => `rc-${String(index + 101)}`),
  );
  const levels = passages.map(({ difficulty }) => difficulty);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

it('has one or two texts of every level from 40 to 150', () => {
  for (let level = 40; level <= 150; level += 10) {
    const here = passages.filter(({ difficulty }) => difficulty >= level && difficulty < level + 10);
    expect([1, 2], `from ${String(level)}`).toContain(here.length);
  }
  for (const { id, difficulty } of passages) {
    expect(difficulty, id).toBeGreaterThanOrEqual(40);
    expect(difficulty, id).toBeLessThanOrEqual(150);
  }
});

it('says nothing that the other questions say, and nothing twice', () => {
  const own = passages.flatMap(({ text }) => sentencesOf(text));
  expect(knownTexts(own)).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
  const titles = [...passages, ...items.readAndComplete, ...diagnostic.items].map(({ title }) => title);
  expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
});

it('every text has an explanation in every language', () => {
  for (const locale of locales) {
    const texts = JSON.parse(readFileSync(`messages/${locale}/bank-texts.json`, 'utf8')) as Record<
      string,
      string
    >;
    expect(Object.keys(texts), locale).toEqual(passages.map(({ id }) => id));
    for (const [id, text] of Object.entries(texts))
      expect(text.length, `${id} in ${locale}`).toBeGreaterThan(30);
  }
});

it.each(locales)('explains in %s at least two of the damaged words of each text', (locale) => {
  const texts = JSON.parse(readFileSync(`messages/${locale}/bank-texts.json`, 'utf8')) as Record<
    string,
    string
  >;
  for (const { id, text } of passages) {
    const quoted = [...(texts[id] ?? '').matchAll(/<en>([^<]+)<\/en>/g)].flatMap(([, english = '']) =>
      english.toLowerCase().split(/[^a-z]+/),
    );
    const damaged = new Set(gapsOf(text).map(({ given, missing }) => (given + missing).toLowerCase()));
    expect([...damaged].filter((word) => quoted.includes(word)).length, id).toBeGreaterThanOrEqual(2);
  }
});

it('apostrophes are typographic', () => {
  expect(JSON.stringify(bank)).not.toMatch(/'/);
});

describe.each(passages)('$id', ({ text }) => {
  const gaps = gapsOf(text);

  it('keeps half of each damaged word, rounded down', () => {
    for (const { given, missing } of gaps)
      expect(given.length, given + missing).toBe(Math.floor((given.length + missing.length) / 2));
  });

  it('has a whole sentence at its beginning and at its end, and gaps enough', () => {
    const sentences = sentencesOf(text);
    for (const whole of [sentences.at(0), sentences.at(-1)]) expect(whole).not.toMatch(/[{}]/);
    expect(gaps.length).toBeGreaterThanOrEqual(8);
    expect(gaps.length).toBeLessThanOrEqual(14);
  });

  it('damages every second word', () => {
    const between = splitGaps(text)
      .slice(1, -1)
      .filter((part) => typeof part === 'string');
    // One whole word, or two where the second is too short to lose a half.
    for (const part of between) expect(part.match(/\p{L}+/gu)?.length, part).toBeLessThan(3);
  });

  it('is as long as a text of this task', () => {
    const words = filledText(text).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(45);
    expect(words).toBeLessThanOrEqual(75);
  });
});
