import { isOnlyPlural, isPlural, isSingular, isUncounted, uncountedOf } from './nouns';
import { adjectives, lists } from './lists';
import { isForm, isOnlyBase, isOnlyPast } from './verbs';

const comparatives = new Set(['better', 'worse', 'further', 'farther']);

function isComparative(word: string): boolean {
  if (comparatives.has(word)) return true;
  if (!word.endsWith('er')) return false;
  const stem = word.slice(0, -2);
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].some((one) =>
    adjectives.has(one),
  );
}

/** What a pattern may ask of a word by `#name`. Words are in lower case. */
export const classes = {
  ...Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, (word: string) => list.has(word)]),
  ),
  adj: (word: string) => adjectives.has(word),
  comparative: isComparative,
  base: (word: string) => isForm(word, 'base'),
  onlyBase: isOnlyBase,
  third: (word: string) => isForm(word, 'third'),
  past: (word: string) => isForm(word, 'past'),
  onlyPast: isOnlyPast,
  participle: (word: string) => isForm(word, 'participle'),
  ing: (word: string) => isForm(word, 'ing'),
  singular: isSingular,
  plural: isPlural,
  onlyPlural: isOnlyPlural,
  uncounted: isUncounted,
  countedWrongly: (word: string) => uncountedOf(word) !== undefined,
  number: (word: string) => /^\d{1,3}$/.test(word) || lists.numeral.has(word),
  year: (word: string) => /^(?:1[5-9]|20)\d\d$/.test(word),
  ly: (word: string) => /..ly$/.test(word),
} satisfies Record<string, (word: string) => boolean>;
