import type { MarkKind } from '../correction';
import { tokensOf } from './tokens';
import { lists } from './words/lists';
import { isPlural, isSingular, pluralOf } from './words/nouns';
import { verbReadings } from './words/verbs';

export function kindOfChange(found: string, better: string): MarkKind {
  if (found.toLowerCase() === better.toLowerCase()) return 'capital';
  if (letters(found) === letters(better)) return kindOfSigns(found, better);
  const [gone, come] = difference(wordsIn(found), wordsIn(better));
  const changed = [...gone, ...come];
  if (changed.every((word) => lists.article.has(word))) return 'article';
  if (changed.every((word) => lists.preposition.has(word))) return 'preposition';
  if (gone.length === 0) return 'missingWord';
  if (come.length === 0) return 'extraWord';
  const [one = '', other = ''] = [gone[0], come[0]];
  return gone.length === 1 && come.length === 1 ? kindOfWords(one, other) : 'wordChoice';
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What is written otherwise with the same letters: `its` and `it's` are two words, `alot` and `a lot` are two spellings of one. */
function kindOfSigns(found: string, better: string): MarkKind {
  if (/['’]/.test(found) !== /['’]/.test(better)) return 'confusedWord';
  return /[-\s]/.test(`${found}${better}`.trim()) ? 'spelling' : 'punctuation';
}

const wordsIn = (text: string): string[] => tokensOf(text).map(({ lower }) => lower);

function difference(found: readonly string[], better: readonly string[]): [string[], string[]] {
  const gone = found.filter((word) => !better.includes(word));
  return [gone, better.filter((word) => !found.includes(word))];
}

function kindOfWords(one: string, other: string): MarkKind {
  if (isSingular(one) && pluralOf(one) === other) return 'plural';
  if (isSingular(other) && (pluralOf(other) === one || isPlural(one))) return 'plural';
  const bases = new Set(verbReadings(one).map(({ verb }) => verb.base));
  return verbReadings(other).some(({ verb }) => bases.has(verb.base)) ? 'verbForm' : 'confusedWord';
}
