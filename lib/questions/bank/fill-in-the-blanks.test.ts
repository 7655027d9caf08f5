import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import bank from '../../../content/bank/fill-in-the-blanks.json';
import diagnostic from '../../../content/diagnostic/fill-in-the-blanks.json';
import { locales } from '../../i18n/locales';
import { filledText, gapsOf } from '../gaps';
import { items } from '../items';
import { itemSchemas } from '../schemas';
import { knownTexts } from './known-texts';

const sentences = itemSchemas.fillInTheBlanks.parse(bank.items);
const missingWord = ({ sentence }: { sentence: string }) =>
  gapsOf(sentence).map(({ given, missing }) => (given + missing).toLowerCase());

it('has fifty sentences with names in order, from easy to hard', () => {
  expect(sentences.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `fb-${String(index + 101)}`),
  );
  const levels = sentences.map(({ difficulty }) => difficulty);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

it('has four or five sentences of every level from 40 to 150', () => {
  const levels = sentences.map(({ difficulty }) => difficulty);
  expect([levels.at(0), levels.at(-1)]).toEqual([40, 150]);
  for (let level = 40; level < 150; level += 10) {
    // The last band has 150 as well.
    const end = level === 140 ? level + 10 : level + 9;
    const here = levels.filter((one) => one >= level && one <= end);
    expect([4, 5], `from ${String(level)}`).toContain(here.length);
  }
});

it('says nothing that the other questions say, and nothing twice', () => {
  const own = sentences.map(({ sentence }) => filledText(sentence));
  expect(knownTexts(own)).toEqual([]);
  expect(new Set(own.map((text) => text.toLowerCase())).size).toBe(own.length);
});

it('asks for no word twice, nor for one that another sentence asks for', () => {
  const asked = [...sentences, ...items.fillInTheBlanks, ...diagnostic.items].flatMap(missingWord);
  expect(asked.filter((word, index) => asked.indexOf(word) < index)).toEqual([]);
});

it.each(sentences)('$id has one word with letters missing, and letters that stand', ({ sentence }) => {
  const [gap, ...others] = gapsOf(sentence);
  expect(others).toEqual([]);
  expect(gap?.given).toMatch(/^[a-z]{1,4}$/);
  expect(gap?.missing).toMatch(/^[a-z]{2,6}$/);
  expect(filledText(sentence)).toMatch(/^[A-Z].*\.$/);
  expect(sentence).not.toMatch(/'| {2}/);
});

it.each(locales)('explains in %s why it is this word, and names it', (locale) => {
  const texts = JSON.parse(readFileSync(`messages/${locale}/bank-sentences.json`, 'utf8')) as Record<
    string,
    string
  >;
  for (const item of sentences) {
    const text = texts[item.id] ?? '';
    expect(text.length, item.id).toBeGreaterThan(25);
    for (const word of missingWord(item)) expect(text.toLowerCase(), item.id).toContain(word);
  }
});
