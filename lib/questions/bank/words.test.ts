import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import bank from '../../../content/bank/read-and-select.json';
import listening from '../../../content/vocabulary/listening.json';
import photo from '../../../content/vocabulary/photo.json';
import { locales } from '../../i18n/locales';
import { knownTexts } from './known-texts';
import { whyInvented } from './why-invented';
import { bankWords } from './words';

const words = bankWords.parse(bank.items);
const real = words.filter((item) => item.real);
const invented = words.filter((item) => !item.real);

it('the words of the bank hold to their schema, have names in order and go from easy to hard', () => {
  expect(words).toEqual(bank.items);
  expect(words.map(({ id }) => id)).toEqual(words.map((_, index) => `rs-${String(index + 101)}`));
  const levels = words.map(({ difficulty }) => difficulty);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

it.each([
  ['real', real],
  ['invented', invented],
])('at least 230 of them are %s, and every level from 40 to 150 has as many', (_, ofKind) => {
  expect(ofKind.length).toBeGreaterThanOrEqual(230);
  for (let level = 40; level <= 150; level += 5) {
    const here = ofKind.filter(({ difficulty }) => difficulty === level).length;
    expect([10, 11, 12], `at ${String(level)}`).toContain(here);
  }
});

it('levels do not tell whether a word is real: as many of both come first', () => {
  const firsts = Array.from({ length: 23 }, (_, step) =>
    words.find(({ difficulty }) => difficulty === 40 + step * 5),
  );
  const realFirsts = firsts.filter((item) => item?.real).length;
  expect(realFirsts).toBeGreaterThan(5);
  expect(realFirsts).toBeLessThan(18);
});

it('asks no word twice, and none that the other questions have', () => {
  const asked = words.map(({ word }) => word);
  expect(asked.filter((word, index) => asked.indexOf(word) < index)).toEqual([]);
  const others = ['questions', 'diagnostic']
    .flatMap((folder) => ['read-and-select', 'fill-in-the-blanks'].map((file) => `${folder}/${file}`))
    .map((file) => readFileSync(`content/${file}.json`, 'utf8'))
    .join('\n');
  const taken = [
    ...[...others.matchAll(/"word": "(\w+)"/g)].map(([, word]) => word),
    ...[...others.matchAll(/(\w*)\{(\w+)\}/g)].map(([, given = '', missing = '']) => given + missing),
  ];
  expect(taken.length).toBeGreaterThan(100);
  expect(asked.filter((word) => taken.includes(word))).toEqual([]);
});

describe('a real word', () => {
  it.each(real)('$word has an example that shows it as it is', ({ word, example }) => {
    expect(example.toLowerCase().split(/[^a-z]+/)).toContain(word);
    const length = example.split(' ').length;
    expect(length).toBeGreaterThanOrEqual(6);
    expect(length).toBeLessThanOrEqual(14);
  });

  it('has examples that say nothing that the questions of the pages say, and nothing twice', () => {
    const examples = real.map(({ example }) => example);
    expect(knownTexts(examples)).toEqual([]);
    expect(new Set(examples).size).toBe(examples.length);
  });

  it('names the card of the vocabulary course wherever there is one', () => {
    const cards = [...photo.groups, ...listening.groups].flatMap(({ entries }) =>
      entries.map(({ id, word }): [string, string] => [word, id]),
    );
    const cardOf = new Map(cards);
    expect(real.map(({ word, card }) => [word, card])).toEqual(
      real.map(({ word }) => [word, cardOf.get(word)]),
    );
  });
});

describe('an invented word', () => {
  it.each(invented)('$word has what its hint says', ({ word, hint }) => {
    if ('beginning' in hint) expect(word).toMatch(new RegExp(`^${hint.beginning.slice(0, -1)}`));
    if ('ending' in hint) expect(word).toMatch(new RegExp(`${hint.ending.slice(1)}$`));
    if ('beginning' in hint && 'like' in hint)
      expect(hint.like.startsWith(hint.beginning.slice(0, -1))).toBe(true);
    if ('ending' in hint && 'like' in hint) expect(hint.like.endsWith(hint.ending.slice(1))).toBe(true);
    if (hint.by === 'sound') expect(word.slice(-2)).toBe(hint.like.slice(-2));
    if (hint.by === 'mix') {
      expect(word.slice(0, 4)).toBe(hint.first.slice(0, 4));
      expect(word.slice(-5)).toBe(hint.second.slice(-5));
    }
    expect(whyInvented({ word, hint }).values.rest.length).toBeGreaterThan(1);
  });

  it('is explained by what is left without its parts', () => {
    expect(
      whyInvented({
        word: 'retandive',
        hint: { by: 'parts', beginning: 're-', ending: '-ive' },
      }),
    ).toEqual({
      key: 'parts',
      values: { word: 'retandive', rest: 'tand', beginning: 're-', ending: '-ive' },
    });
  });

  it('is none of the words of our own English texts', () => {
    const files = ['explanations', 'home', 'learn', 'diagnostic', 'word-meanings', 'lesson-read-and-select'];
    const texts = files.map((file) => readFileSync(`messages/en/${file}.json`, 'utf8')).join(' ');
    const said = new Set(texts.toLowerCase().split(/[^a-z]+/));
    expect(invented.filter(({ word }) => said.has(word))).toEqual([]);
  });
});

describe.each(locales)('in %s', (locale) => {
  const texts = JSON.parse(readFileSync(`messages/${locale}/bank-words.json`, 'utf8')) as Record<
    string,
    string
  >;

  it('every real word has its meaning, and nothing else has', () => {
    const keys = Object.keys(texts).filter((key) => key.startsWith('rs-'));
    expect(keys).toEqual(real.map(({ id }) => id));
    for (const { id, word } of real) expect(texts[id]?.length, word).toBeGreaterThan(1);
  });

  it('every invented word can be explained', () => {
    for (const item of invented) {
      const { key, values } = whyInvented(item);
      const needed = [...(texts[key] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(needed, `${key}: ${item.word}`).toContain('word');
      for (const name of needed) expect(Object.keys(values), key).toContain(name);
    }
  });

  it('no two words mean the same', () => {
    const meanings = real.map(({ id }) => texts[id] ?? '');
    expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) < index)).toEqual([]);
  });
});

it('an English meaning does not use the word that it explains', () => {
  const texts = JSON.parse(readFileSync('messages/en/bank-words.json', 'utf8')) as Record<string, string>;
  const circular = real.filter(({ id, word }) => (texts[id] ?? '').split(/[^a-z]+/i).includes(word));
  expect(circular).toEqual([]);
  for (const { id, word } of real) {
    const length = (texts[id] ?? '').split(' ').length;
    expect(length, word).toBeGreaterThanOrEqual(2);
    expect(length, word).toBeLessThanOrEqual(10);
  }
});
