import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales';
import { filledText, gapsOf, splitGaps } from './gaps';
import { items, practiceSet, type QuestionType } from './items';
import { itemSchemas } from './schemas';

const types = Object.keys(items) as QuestionType[];
const all = types.flatMap((type) => items[type].map((item) => ({ ...item, type })));

it.each(types)('%s holds to its schema, and goes from easy to hard', (type) => {
  expect(itemSchemas[type].parse(items[type])).toEqual(items[type]);
  const levels = items[type].map(({ difficulty }) => difficulty);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

it('no two questions are the same or have the same name', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const texts = all.map((item) => JSON.stringify({ ...item, id: '', difficulty: 0 }).toLowerCase());
  expect(new Set(texts).size).toBe(all.length);
});

it('every question has an explanation in every language', () => {
  for (const locale of locales) {
    const texts = JSON.parse(readFileSync(`messages/${locale}/explanations.json`, 'utf8')) as Record<
      string,
      string
    >;
    for (const { id } of all) expect(texts[id]?.length, `${id} in ${locale}`).toBeGreaterThan(10);
  }
});

it('Read and Select has real and invented words, and as many of them in its practice set that guessing does not do', () => {
  const real = (words: typeof items.readAndSelect) => words.filter((item) => item.real).length;
  const share = real(items.readAndSelect) / items.readAndSelect.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.7);
  expect([2, 3]).toContain(real(practiceSet('readAndSelect')));
});

it.each(items.fillInTheBlanks)(
  '$id has one word with letters missing, and letters that stand',
  ({ sentence }) => {
    const [gap, ...others] = gapsOf(sentence);
    expect(others).toEqual([]);
    expect(gap?.given).toMatch(/^[a-z]{1,4}$/i);
    expect(gap?.missing).toMatch(/^[a-z]{2,6}$/);
    expect(filledText(sentence)).toMatch(/^[A-Z“].*[.?”]$/);
  },
);

describe.each(items.readAndComplete)('$id', ({ text }) => {
  it('keeps half of each damaged word, rounded down', () => {
    for (const { given, missing } of gapsOf(text)) {
      expect(given.length, given + missing).toBe(Math.floor((given.length + missing.length) / 2));
    }
  });

  it('has a whole sentence at its beginning and at its end, and gaps enough', () => {
    const sentences = text.split(/(?<=[.?])\s+/);
    for (const whole of [sentences.at(0), sentences.at(-1)]) expect(whole).not.toMatch(/[{}]/);
    expect(gapsOf(text).length).toBeGreaterThanOrEqual(8);
    expect(gapsOf(text).length).toBeLessThanOrEqual(14);
  });

  it('damages every second word', () => {
    const damaged = splitGaps(text)
      .slice(1, -1)
      .filter((part) => typeof part === 'string');
    for (const between of damaged)
      expect(between.trim().split(/\s+/).filter(Boolean).length, between).toBeLessThan(3);
  });
});
