import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../i18n/locales';
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
