import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales';
import { findHeadword } from './headword';
import { listSchema, wordLists } from './lists';

const lists = Object.entries(wordLists);
const all = lists.flatMap(([, groups]) => groups.flatMap(({ entries }) => entries));

it.each(lists)('%s holds to its schema, and has 90 words', (_, groups) => {
  expect(listSchema.parse({ groups }).groups).toEqual(groups);
  expect(groups.flatMap(({ entries }) => entries)).toHaveLength(90);
});

it('no word stands twice, and no id or group', () => {
  for (const values of [
    all.map(({ id }) => id),
    all.map(({ word }) => word),
    lists.flatMap(([, groups]) => groups.map(({ id }) => id)),
  ])
    expect(new Set(values).size).toBe(values.length);
});

it.each(locales)('every word has a meaning in %s, and no meaning is without a word', (locale) => {
  const meanings = JSON.parse(readFileSync(`messages/${locale}/word-meanings.json`, 'utf8')) as object;
  expect(Object.keys(meanings).sort()).toEqual(all.map(({ id }) => id).sort());
});

it('apostrophes and quotation marks are typographic', () => {
  for (const { word, example } of all) expect(example, word).not.toMatch(/['"]/);
});

describe('examples', () => {
  it.each(all)('have $word in them', ({ word, example }) => {
    const found = findHeadword(word, example);
    expect(found?.join('')).toBe(example);
    expect(found?.[1].slice(0, 2).toLowerCase()).toBe(word.slice(0, 2));
    expect(Math.abs((found?.[1].length ?? 0) - word.length)).toBeLessThan(5);
  });

  it('set off the word as it stands there', () => {
    expect(findHeadword('lean against', 'She is leaning against a tree.')).toEqual([
      'She is ',
      'leaning against',
      ' a tree.',
    ]);
    expect(findHeadword('grip', 'He is gripping it.')?.[1]).toBe('gripping');
    expect(findHeadword('waiting list', 'Two waiting lists.')?.[1]).toBe('waiting lists');
    expect(findHeadword('facility', 'Good facilities.')?.[1]).toBe('facilities');
    expect(findHeadword('as if', 'His ankle was as iffy as if hurt.')).toEqual([
      'His ankle was as iffy ',
      'as if',
      ' hurt.',
    ]);
    expect(findHeadword('line', 'A liner sails.')).toBeNull();
  });
});
