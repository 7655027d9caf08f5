import type { Sentence, Token } from '../tokens';
import { classes } from '../words/classes';
import { lists } from '../words/lists';
import { formsOf, verbOf } from '../words/verbs';

/** Where a pattern was found: for each part of it that takes words, its tokens, from and to before. */
export interface Match {
  sentence: Sentence;
  parts: readonly { from: number; to: number }[];
  /** The tokens that a mark goes over, from and to before. */
  from: number;
  to: number;
}

interface Words {
  listed: ReadonlySet<string>;
  classes: readonly ((word: string) => boolean)[];
}

type Part =
  | { takes: 'word'; words: Words; optional: boolean }
  | { takes: 'gap'; most: number }
  | { takes: 'nothing'; holds: (sentence: Sentence, at: number) => boolean };

export interface Pattern {
  parts: readonly Part[];
  from: number;
  to: number;
  /** One of these words stands in every sentence that it can be found in; null where none can be named. */
  anchors: ReadonlySet<string> | null;
}

const joins = (token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === 'sign' ||
  lists.clause.has(token.lower) ||
  lists.joining.has(token.lower);

/** Signs for places, by how they are written. `^` begins a sentence, `<` a clause; `$` ends words, `>` a clause. */
const places: Readonly<Record<string, (sentence: Sentence, at: number) => boolean>> = {
  // A quotation mark or a bracket may stand before the first word.
  '^': ({ tokens }, at) => at <= 2 && tokens.slice(0, at).every(({ kind }) => kind === 'sign'),
  '<': ({ tokens }, at) => joins(tokens[at - 1]),
  $: ({ tokens }, at) => tokens[at] === undefined || tokens[at].kind === 'sign',
  '>': ({ tokens }, at) => joins(tokens[at]),
};

const isClass = (name: string): name is keyof typeof classes => name in classes;

/** @throws when a pattern names what is not there, which the test of the table finds */
function wordsOf(written: string): Words {
  const listed = new Set<string>();
  const all: ((word: string) => boolean)[] = [];
  for (const one of written.split('|')) {
    const name = one.replace(/[#{}]/g, '');
    if (one.startsWith('#')) {
      if (!isClass(name)) throw new Error(`No class ${one}`);
      all.push(classes[name]);
    } else if (one.startsWith('{')) {
      if (!verbOf(name)) throw new Error(`No verb ${one}`);
      for (const form of formsOf(name)) listed.add(form);
    } else listed.add(one);
  }
  return { listed, classes: all };
}

const takes = (words: Words, token: Token | undefined): boolean =>
  token !== undefined && (words.listed.has(token.lower) || words.classes.some((is) => is(token.lower)));

function partOf(written: string, isFirst: boolean): Part {
  const holds = places[written];
  if (holds) return { takes: 'nothing', holds };
  if (/^\*\d$/.test(written)) return { takes: 'gap', most: Number(written.slice(1)) };
  if (written.startsWith('!')) {
    const words = wordsOf(written.slice(1));
    const step = isFirst ? -1 : 0;
    return { takes: 'nothing', holds: ({ tokens }, at) => !takes(words, tokens[at + step]) };
  }
  const place = written.split('|').find((one) => one in places);
  if (place !== undefined) return besidePlace(place, written.split('|'));
  const optional = written.endsWith('?');
  return { takes: 'word', words: wordsOf(optional ? written.slice(0, -1) : written), optional };
}

function besidePlace(place: string, alternatives: readonly string[]): Part {
  const words = wordsOf(alternatives.filter((one) => one !== place).join('|'));
  const step = place === '^' || place === '<' ? -1 : 0;
  return {
    takes: 'nothing',
    holds: (sentence, at) =>
      places[place]?.(sentence, at) === true || takes(words, sentence.tokens[at + step]),
  };
}

/**
 * Reads a pattern: parts with blanks between them, of which those in `[` and `]`, or all, are what a mark goes over. A part is a word
 * or several with `|`: as it is, `{have}` any form of that verb, `#plural` a class of words; with `?` it may be missing, and `*3` stands
 * for up to three words. `!word` says what does not stand there: before, in the first part, and else behind. For places see above; with others
 * beside it, a place looks whether one of them stands there.
 *
 * @throws when it names what is not there
 */
export function patternOf(written: string): Pattern {
  const parts: Part[] = [];
  let [from, to]: (number | undefined)[] = [];
  for (const one of written.trim().split(/ +/)) {
    if (one.startsWith('[')) from = parts.length;
    parts.push(partOf(one.replace(/^\[|\]$/g, ''), parts.length === 0));
    if (one.endsWith(']')) to = parts.length;
  }
  return { parts, from: from ?? 0, to: to ?? parts.length, anchors: anchorsOf(parts) };
}

function anchorsOf(parts: readonly Part[]): ReadonlySet<string> | null {
  const lists = parts.flatMap((part) =>
    part.takes === 'word' && !part.optional && part.words.classes.length === 0 ? [part.words.listed] : [],
  );
  return lists.toSorted((one, other) => one.size - other.size)[0] ?? null;
}

/** All places of a pattern in a sentence, in order; none begins in the one before. */
export function matchesOf(pattern: Pattern, sentence: Sentence): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const ranges = canBegin(pattern.parts, sentence, at) ? matchFrom(pattern.parts, 0, sentence, at) : null;
    if (!ranges) continue;
    const parts = ranges.filter((_, index) => pattern.parts[index]?.takes !== 'nothing');
    const from = ranges[pattern.from]?.from ?? at;
    const to = ranges[pattern.to - 1]?.to ?? at;
    matches.push({ sentence, parts, from, to });
    at = Math.max(at, (ranges.at(-1)?.to ?? at) - 1);
  }
  return matches;
}

/** Whether the first word of a pattern, and what it asks of the place before, is there; most places fail at that. */
function canBegin(parts: readonly Part[], sentence: Sentence, at: number): boolean {
  for (const part of parts) {
    if (part.takes === 'gap' || (part.takes === 'word' && part.optional)) return true;
    if (part.takes === 'word') return takes(part.words, sentence.tokens[at]);
    if (!part.holds(sentence, at)) return false;
  }
  return true;
}

type Range = { from: number; to: number };

function matchFrom(parts: readonly Part[], index: number, sentence: Sentence, at: number): Range[] | null {
  const part = parts[index];
  if (!part) return [];
  for (const to of endsOf(part, sentence, at)) {
    const rest = matchFrom(parts, index + 1, sentence, to);
    if (rest) return [{ from: at, to }, ...rest];
  }
  return null;
}

/** Where a part may end that begins at a token, the first to be tried first. */
function endsOf(part: Part, sentence: Sentence, at: number): number[] {
  if (part.takes === 'nothing') return part.holds(sentence, at) ? [at] : [];
  const token = sentence.tokens[at];
  if (part.takes === 'word') {
    const ends = takes(part.words, token) ? [at + 1] : [];
    return part.optional ? [...ends, at] : ends;
  }
  const ends = [at];
  for (
    let to = at;
    to < at + part.most && sentence.tokens[to]?.kind !== 'sign' && sentence.tokens[to];
    to += 1
  )
    ends.push(to + 1);
  return ends;
}
