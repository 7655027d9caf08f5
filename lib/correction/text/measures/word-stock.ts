import common from '../words/common-words.json';
import { lists } from '../words/lists';
import { singularOf } from '../words/nouns';
import { verbReadings } from '../words/verbs';

export interface WordStock {
  /** The share of different words in each window of `windowed` words, on average, from 0 to 1: it does not fall as a text grows. */
  variety: number;
  /** The share of its words that are none of the commonest two thousand families, from 0 to 1, and those words, each once. */
  rareShare: number;
  rare: readonly string[];
  content: ReadonlySet<string>;
}

const windowed = 40;
const commonest = new Set(Object.values(common).flatMap((list) => list.split(' ')));

const functionWords = new Set([
  ...Object.values(lists).flatMap((list, index) => (index < 13 ? [...list] : [])),
  ...'not and or but so if because when that which who than then there here very just also can do have be get go am been being has had does did its as up out more most much many lot well really too only even all one now good'.split(
    ' ',
  ),
]);

/** @param words in lower case */
export function wordStock(words: readonly string[]): WordStock {
  const rare = words.filter(isRare);
  return {
    variety: movingVariety(words.map(familyOf)),
    rareShare: rare.length / Math.max(1, words.length),
    rare: [...new Set(rare)],
    content: new Set(words.flatMap((word) => contentOf(word) ?? [])),
  };
}

/** The moving-average type-token ratio (M. Covington and J. McFall, 2010). */
function movingVariety(words: readonly string[]): number {
  const size = Math.min(windowed, words.length);
  if (size === 0) return 0;
  const windows = words.length - size + 1;
  let sum = 0;
  for (let at = 0; at < windows; at += 1) sum += new Set(words.slice(at, at + size)).size / size;
  return sum / windows;
}

/** The word that stands for others of its family: the base form of a verb, the singular of a noun, an adjective without its endings. */
export function familyOf(word: string): string {
  const plain = word.replace(/'(?:s|re|ve|ll|d|m)$|n't$/, '');
  const verb = verbReadings(plain)[0]?.verb.base;
  return verb ?? singularOf(plain) ?? plain;
}

/** The family of a word that carries meaning; null for others. */
export function contentOf(word: string): string | null {
  const family = familyOf(word);
  return functionWords.has(word) || functionWords.has(family) || family.length < 3 ? null : family;
}

const endings = /(?:ly|ness|ment|ful|less|able|er|ers|est|ing|ed|s|es|'s)$/;

function isRare(word: string): boolean {
  if (word.length < 4 || !/^[a-z-]+$/.test(word) || word.includes("'")) return false;
  return ![word, familyOf(word), ...stemsOf(word)].some((one) => commonest.has(one));
}

function stemsOf(word: string): string[] {
  const stem = word.replace(endings, '');
  const parts = word.includes('-') ? word.split('-').slice(0, 1) : [];
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1'), ...parts];
}
