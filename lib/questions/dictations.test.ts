import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOf } from './alignment';

const sentences = ['questions', 'diagnostic', 'bank'].flatMap((folder) => {
  const file = readFileSync(`content/${folder}/listen-and-type.json`, 'utf8');
  const { items } = JSON.parse(file) as { items: { id: string; sentence: string }[] };
  return items;
});

/** How a word is spelled in Britain, by the endings that differ; most words have none of them. */
const british = (word: string) =>
  word
    .replace(
      /^((?:arm|behavi|col|fav|flav|harb|hon|hum|lab|misdemean|neighb|od|parl|rum|sav|val|vig)o)(r(?!at|ous))/,
      '$1u$2',
    )
    .replace(/([iy])z(e|es|ed|er|ing|ation)$/, '$1s$2')
    .replace(/(cent|theat|met|lit|fib)er(s?)$/, '$1re$2')
    .replace(/([bcdgnpv][ae]l)(ed|er|ers|ing)$/, '$1l$2');

it('asks a hundred sentences, each of which can be written in the American and in the British way', () => {
  expect(sentences.length).toBeGreaterThan(100);
  expect(['colors', 'criticizing', 'theater', 'traveled', 'sealed', 'doctor'].map(british)).toEqual([
    'colours',
    'criticising',
    'theatre',
    'travelled',
    'sealed',
    'doctor',
  ]);
  for (const { id, sentence } of sentences)
    expect(wordsOf(wordsOf(sentence).map(british).join(' ')), id).toEqual(wordsOf(sentence));
});

it('takes what may be typed in a conversation in either spelling too', () => {
  expect(wordsOf('A flat tyre, the old programme')).toEqual(wordsOf('a flat tire the old program'));
  expect(wordsOf('constructor')).toEqual(['constructor']);
});
