import type { Sentence, Token } from '../tokens';
import { pluralOf, singularOf, uncountedOf, wrongPlurals } from '../words/nouns';
import { inForm, verbForms, verbOf, verbReadings, type VerbForm } from '../words/verbs';
import { matchesOf, patternOf, type Match } from './pattern';
import type { LearnerRule, LearnerRules, PatternRule, Place } from './rule';

interface Search {
  rule: LearnerRule;
  anchors: ReadonlySet<string> | null;
  find: (sentence: Sentence, text: string) => Place[];
}

function searchesOf(rule: LearnerRule): Search[] {
  if ('read' in rule) return [{ rule, anchors: null, find: rule.read }];
  return Object.entries(rule.find).map(([written, better]) => {
    const pattern = patternOf(written);
    const find: Search['find'] = (sentence, text) =>
      matchesOf(pattern, sentence).flatMap((match) => placeOf({ ...rule, better }, match, text) ?? []);
    return { rule, anchors: pattern.anchors, find };
  });
}

export interface Found extends Place {
  rule: LearnerRule;
}

/**
 * Makes ready to look for all rules of a table. A pattern is tried only where a sentence has a word that it cannot do without.
 *
 * @returns what they find in a sentence, in the order of the table
 * @throws when a pattern names what is not there
 */
export function finder(rules: LearnerRules): (sentence: Sentence, text: string) => Found[] {
  const searches = Object.values(rules).flatMap(searchesOf);
  const always = searches.flatMap(({ anchors }, index) => (anchors === null ? index : []));
  const byWord = new Map<string, number[]>();
  searches.forEach(({ anchors }, index) => {
    for (const word of anchors ?? []) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  });
  return (sentence, text) => {
    const tried = new Set(always);
    for (const { lower } of sentence.tokens) for (const index of byWord.get(lower) ?? []) tried.add(index);
    return [...tried]
      .toSorted((one, other) => one - other)
      .flatMap((index) => {
        const search = searches[index];
        return search ? search.find(sentence, text).map((place) => ({ ...place, rule: search.rule })) : [];
      });
  };
}

type Searched = Pick<PatternRule, 'unless'> & { better: string | null };

function placeOf(rule: Searched, match: Match, text: string): Place | null {
  const words = match.parts.map(({ from, to }) =>
    match.sentence.tokens.slice(from, to).map(asInside(match)).join(' '),
  );
  if (
    rule.unless?.(
      words.map((word) => word.toLowerCase().replace(/[’‘`]/g, "'")),
      match,
    )
  )
    return null;
  const { tokens } = match.sentence;
  const first = tokens[match.from];
  const last = tokens[match.to - 1];
  if (!first || !last || match.to <= match.from) return null;
  const better = rule.better === null ? null : betterOf(rule.better, words);
  const place = { start: first.start, end: last.end, better: withCase(better, first) };
  if (place.better === text.slice(place.start, place.end)) return null;
  return place.better === '' ? withoutGap(place, text, match) : place;
}

const asInside =
  ({ sentence }: Match) =>
  (token: Token): string =>
    token === sentence.tokens[0] && !/^I\b/.test(token.text)
      ? token.text.charAt(0).toLowerCase() + token.text.slice(1)
      : token.text;

const isVerbForm = (name: string): name is VerbForm => verbForms.some((form) => form === name);

function formed(word: string, form: string): string | null {
  const lower = word.toLowerCase();
  if (isVerbForm(form)) return inForm(lower, form);
  if (form === 'plural') return pluralOf(lower);
  if (form === 'ly') return lower.endsWith('y') ? `${lower.slice(0, -1)}ily` : `${lower}ly`;
  if (form === 'adj') return lower.replace(/ily$/, 'y').replace(/ly$/, '');
  if (form === 'other')
    return lower.endsWith('ing') ? lower.replace(/ing$/, 'ed') : lower.replace(/ed$/, 'ing');
  return singularOf(lower) ?? uncountedOf(lower) ?? wrongPlurals.get(lower) ?? null;
}

function likeForm(word: string, base: string): string | null {
  const [reading] = verbReadings(word.toLowerCase());
  return reading ? (verbOf(base)?.[reading.form] ?? null) : null;
}

function betterOf(written: string, words: readonly string[]): string | null {
  let isWhole = true;
  const filled = written.replace(
    /\$(\d)(?:([:~])(\w+))?/g,
    (_, part: string, how?: string, name?: string) => {
      const word = words[Number(part) - 1] ?? '';
      const said = name === undefined ? word : how === '~' ? likeForm(word, name) : formed(word, name);
      isWhole &&= said !== null;
      return said ?? '';
    },
  );
  return isWhole ? withArticle(filled.replace(/ +/g, ' ').trim()) : null;
}

const withArticle = (words: string): string =>
  words.replace(/\ba (?=(?:[aeio](?!ne\b|uro)|hour|honest|u(?!ni|s[aeiu]))\w)/g, 'an ');

const withCase = (better: string | null, first: Token): string | null =>
  better !== null && /^\p{Lu}/u.test(first.text) && better !== ''
    ? better.charAt(0).toUpperCase() + better.slice(1)
    : better;

/** With the blank before a word, which goes with it; at the beginning of a sentence, the next word takes its place. */
function withoutGap(place: Place, text: string, { sentence, from, to }: Match): Place {
  const next = sentence.tokens[to];
  if (from === 0 && next)
    return { ...place, end: next.end, better: next.text.charAt(0).toUpperCase() + next.text.slice(1) };
  return text[place.start - 1] === ' ' ? { ...place, start: place.start - 1 } : place;
}
