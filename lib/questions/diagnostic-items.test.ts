import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import fillInTheBlanks from '../../content/diagnostic/fill-in-the-blanks.json';
import listenAndType from '../../content/diagnostic/listen-and-type.json';
import readAndComplete from '../../content/diagnostic/read-and-complete.json';
import readAndSelect from '../../content/diagnostic/read-and-select.json';
import writing from '../../content/diagnostic/writing.json';
import { plain } from './bank/known-texts';
import { filledText, gapsOf, splitGaps } from './gaps';
import { items as shown } from './items';
import { itemSchemas } from './schemas';

const own = {
  readAndSelect: readAndSelect.items,
  fillInTheBlanks: fillInTheBlanks.items,
  readAndComplete: readAndComplete.items,
  listenAndType: listenAndType.items,
};
const types = Object.keys(own) as (keyof typeof own)[];
const kinds: Record<keyof typeof own, RegExp> = {
  readAndSelect: /^ds-\d{3}$/,
  fillInTheBlanks: /^df-\d\d$/,
  readAndComplete: /^dr-\d\d$/,
  listenAndType: /^dd-\d\d$/,
};

describe.each(types)('the diagnostic questions of %s', (type) => {
  it('hold to the schema of their type, and go from easy to hard', () => {
    expect(itemSchemas[type].safeParse(own[type]).error).toBeUndefined();
    const levels = own[type].map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('have names that no other question has', () => {
    const ids = own[type].map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(kinds[type]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are for every level, and closest where most takers are', () => {
    const levels = own[type].map(({ difficulty }) => difficulty);
    expect(Math.min(...levels)).toBeLessThanOrEqual(40);
    expect(Math.max(...levels)).toBeGreaterThanOrEqual(150);
    for (let level = 40; level <= 150; level += 10)
      expect(
        levels.some((one) => Math.abs(one - level) <= 5),
        `around ${level}`,
      ).toBe(true);
    const middle = levels.filter((one) => one >= 70 && one <= 130).length / levels.length;
    expect(middle).toBeGreaterThan(0.5);
  });
});

it('there are enough of them that a second sitting meets few again', () => {
  const least = { readAndSelect: 60, fillInTheBlanks: 44, readAndComplete: 18, listenAndType: 40 };
  for (const type of types) expect(own[type].length, type).toBeGreaterThanOrEqual(least[type]);
});

it('real and invented words are found at the same levels', () => {
  const real = own.readAndSelect.filter((item) => item.real);
  expect(real.length / own.readAndSelect.length).toBeCloseTo(0.6, 1);
  const invented = own.readAndSelect.filter((item) => !item.real);
  for (let from = 40; from < 160; from += 20) {
    const inBand = (item: { difficulty: number }) => item.difficulty >= from && item.difficulty < from + 20;
    expect(real.some(inBand), `real from ${from}`).toBe(true);
    expect(invented.some(inBand), `invented from ${from}`).toBe(true);
  }
});

it('no word, sentence or text stands twice', () => {
  const texts = [
    ...own.readAndSelect.map(({ word }) => word),
    ...own.fillInTheBlanks.map(({ sentence }) => plain(sentence)),
    ...own.readAndComplete.flatMap(({ title, text }) => [plain(title), plain(text)]),
    ...own.listenAndType.map(({ sentence }) => plain(sentence)),
  ];
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  const missing = own.fillInTheBlanks.flatMap(({ sentence }) => gapsOf(sentence)).map(word);
  expect(new Set(missing).size).toBe(missing.length);
});

const word = ({ given, missing }: { given: string; missing: string }) => (given + missing).toLowerCase();

it.each(own.fillInTheBlanks)('$id has one word with letters missing', ({ sentence }) => {
  const [gap, ...others] = gapsOf(sentence);
  expect(others).toEqual([]);
  expect(gap?.given).toMatch(/^[a-z]{1,4}$/);
  expect(gap?.missing).toMatch(/^[a-z]{2,6}$/);
  expect(filledText(sentence)).toMatch(/^[A-Z].*\.$/);
});

it.each(own.readAndComplete)('$id is damaged by the rule of its task', ({ text }) => {
  for (const { given, missing } of gapsOf(text))
    expect(given.length, given + missing).toBe(Math.floor((given.length + missing.length) / 2));
  const sentences = text.split(/(?<=[.?])\s+/);
  for (const whole of [sentences.at(0), sentences.at(-1)]) expect(whole).not.toMatch(/[{}]/);
  expect(gapsOf(text).length).toBeGreaterThanOrEqual(8);
  expect(gapsOf(text).length).toBeLessThanOrEqual(14);
  const between = splitGaps(text)
    .slice(1, -1)
    .filter((part) => typeof part === 'string');
  for (const part of between) expect(part.match(/\p{L}+/gu)?.length, part).toBeLessThan(3);
});

describe('a page shows none of them', () => {
  const pages = [
    'content/questions',
    'content/samples',
    'content/vocabulary',
    'content/blog/en',
    'messages/en',
  ]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(json|mdx)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const shownText = ` ${pages.map(plain).join(' ')} `;

  it('in whole or in part', () => {
    const texts = [...own.fillInTheBlanks, ...own.listenAndType]
      .map(({ id, sentence }) => ({ id, text: sentence }))
      .concat(
        own.readAndComplete.flatMap(({ id, text }) =>
          text.split(/(?<=[.?])\s+/).map((part) => ({ id, text: part })),
        ),
      )
      .concat(
        writing.items.flatMap(({ id, prompt }) =>
          prompt.split(/(?<=[.?])\s+/).map((part) => ({ id, text: part })),
        ),
      );
    const known = texts.filter(({ text }) => {
      const words = plain(text).split(' ');
      const length = Math.min(words.length, 7);
      return words
        .slice(length - 1)
        .some((_, start) => shownText.includes(` ${words.slice(start, start + length).join(' ')} `));
    });
    expect(known).toEqual([]);
  });

  it('and asks none of their words', () => {
    const asked = [
      ...shown.readAndSelect.map((item) => item.word),
      ...shown.fillInTheBlanks.flatMap(({ sentence }) => gapsOf(sentence)).map(word),
    ];
    const listed = pages.flatMap((page) => [...page.matchAll(/"word": "([^"]+)"/g)].map(([, one]) => one));
    const keys = [
      ...own.readAndSelect.map((item) => item.word),
      ...own.fillInTheBlanks.flatMap(({ sentence }) => gapsOf(sentence)).map(word),
    ];
    expect(keys.filter((key) => asked.includes(key) || listed.includes(key))).toEqual([]);
  });

  it('nor names an invented word', () => {
    const words = new Set(shownText.split(' '));
    expect(own.readAndSelect.filter((item) => !item.real && words.has(item.word))).toEqual([]);
  });
});

it('the short text at the end has tasks of its own', () => {
  const tasks = z.array(
    z.strictObject({ id: z.string().regex(/^dw-\d$/), prompt: z.string().min(60).max(160) }),
  );
  expect(tasks.length(5).safeParse(writing.items).error).toBeUndefined();
  expect(new Set(writing.items.map(({ prompt }) => prompt)).size).toBe(5);
});

it('a dictation says no number that is not taken in digits as well (wordsOf)', () => {
  const larger = /\b(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|\d+)\b/i;
  const sentences = [...own.listenAndType, ...shown.listenAndType].map(({ sentence }) => sentence);
  expect(sentences.filter((sentence) => larger.test(sentence))).toEqual([]);
});
