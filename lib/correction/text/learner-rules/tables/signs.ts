import type { Sentence, Token } from '../../tokens';
import { lists } from '../../words/lists';
import { isForm } from '../../words/verbs';
import type { LearnerRules, Place } from '../rule';

export const signs = {
  capitalI: {
    kind: 'capital',
    reason: 'capitalI',
    read: ({ tokens }) =>
      tokens.flatMap((token) =>
        /^i(?:['’](?:m|ve|ll|d))?$/.test(token.text) ? place(token, `I${token.text.slice(1)}`) : [],
      ),
  },
  capitalName: {
    kind: 'capital',
    reason: 'capitalName',
    read: ({ tokens }) =>
      tokens.flatMap((token) =>
        /^\p{Ll}/u.test(token.text) && isName(token.lower) ? place(token, upper(token.text)) : [],
      ),
  },
  capitalFirst: {
    kind: 'capital',
    reason: 'capitalFirst',
    read: (sentence, text) => {
      const [first] = sentence.tokens;
      if (first?.kind !== 'word' || !/^\p{Ll}/u.test(first.text) || !/^[a-z]+$/.test(first.lower)) return [];
      return followsEnd(text, first.start) ? place(first, upper(first.text)) : [];
    },
  },
  finalStop: {
    kind: 'punctuation',
    reason: 'finalStop',
    read: ({ tokens, isClosed, isLast }) => {
      const last = tokens.at(-1);
      const words = tokens.filter(({ kind }) => kind === 'word').length;
      const isOpen = isLast && !isClosed && last?.kind === 'word' && words > 3;
      return isOpen ? [{ start: last.end, end: last.end, better: '.' }] : [];
    },
  },
  blankAfter: {
    kind: 'punctuation',
    reason: 'blanks',
    read: ({ tokens }, text) =>
      tokens.flatMap((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        if (!/^[,;:!?]$/.test(token.text) || before?.kind !== 'word' || next?.kind !== 'word') return [];
        return text.slice(before.end, next.start) === token.text ? place(token, `${token.text} `) : [];
      }),
  },
  blankAfterStop: {
    kind: 'punctuation',
    reason: 'blanks',
    read: ({ tokens }) =>
      tokens.flatMap((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        const joins = token.text === '.' && before?.end === token.start && next?.start === token.end;
        return joins &&
          before.kind === 'word' &&
          /^\p{Ll}{2,}$/u.test(before.text) &&
          /^\p{Lu}\p{Ll}+$|^I$/u.test(next.text)
          ? place(token, '. ')
          : [];
      }),
  },
  blankBefore: {
    kind: 'punctuation',
    reason: 'blanks',
    read: ({ tokens }, text) =>
      tokens.flatMap((token, index) => {
        const before = tokens[index - 1];
        if (!/^[,.;!?]$/.test(token.text) || before?.kind !== 'word') return [];
        const gap = text.slice(before.end, token.start);
        return /^ +$/.test(gap) ? [{ start: before.end, end: token.end, better: token.text }] : [];
      }),
  },
  commaSplice: {
    kind: 'punctuation',
    reason: 'commaSplice',
    sure: false,
    read: ({ tokens }) =>
      tokens.flatMap((token, index) =>
        token.text === ',' && isSplice(tokens, index) ? joined(token, tokens[index + 1]) : [],
      ),
  },
  doubleWord: {
    kind: 'repetition',
    reason: 'doubleWord',
    read: ({ tokens }) =>
      tokens.flatMap((token, index) => {
        const before = tokens[index - 1];
        if (token.kind !== 'word' || before?.lower !== token.lower || mayRepeat.has(token.lower)) return [];
        return [{ start: before.end, end: token.end, better: '' }];
      }),
  },
} satisfies LearnerRules;

const place = ({ start, end }: Token, better: string): Place[] => [{ start, end, better }];

const joined = (comma: Token, next: Token | undefined): Place[] =>
  next ? [{ start: comma.start, end: next.end, better: `. ${upper(next.text)}` }] : [];

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const isName = (word: string): boolean =>
  lists.day.has(word) ||
  lists.month.has(word) ||
  lists.country.has(word) ||
  (lists.language.has(word) && word !== 'polish' && word !== 'turkish');

const mayRepeat = new Set([
  'had',
  'that',
  'very',
  'really',
  'so',
  'no',
  'bye',
  'ha',
  'blah',
  'many',
  'long',
  'far',
  'her',
  'do',
]);

const followsEnd = (text: string, start: number): boolean => {
  const before = text.slice(0, start);
  return (
    /^\s*$/.test(before) ||
    /[\p{L}\p{N}][.!?]["”’)]?\s+$/u.test(before.slice(-12)) ||
    /\n\s*\n\s*$/.test(before)
  );
};

const subordinate =
  /^(?:if|when|because|although|though|while|after|before|since|as|until|unless|where|whenever|whether|even|once|who|which|what|that|how|so|whatever|whoever|the)$/;
const finite = (token: Token | undefined): boolean =>
  token !== undefined &&
  (lists.modal.has(token.lower) ||
    /^(?:am|is|are|was|were|have|has|had|do|does|did|can't|don't|doesn't|didn't|isn't|wasn't)$/.test(
      token.lower,
    ) ||
    isForm(token.lower, 'base') ||
    isForm(token.lower, 'third') ||
    isForm(token.lower, 'past'));
const starts = (token: Token | undefined): boolean =>
  token !== undefined &&
  (lists.subject.has(token.lower) || /^(?:there|this|it's|he's|she's|i'm|they're|we're)$/.test(token.lower));

function isSplice(tokens: Sentence['tokens'], comma: number): boolean {
  const behind = tokens[comma + 1];
  const contracted = /'(?:s|m|re)$/.test(behind?.lower ?? '');
  if (!starts(behind) || !(contracted || finite(tokens[comma + 2]))) return false;
  const before = tokens.slice(0, comma);
  if (before.some(({ text }) => text === ',' || text === ':' || text === '“' || text === '"')) return false;
  if (
    tokens.slice(comma + 1).some(({ text }) => text === ',' || text === '?' || text === '”' || text === '"')
  )
    return false;
  const [first] = before;
  if (!first || subordinate.test(first.lower) || before.length < 4) return false;
  return (
    before.some((token, index) => lists.subject.has(token.lower) && finite(before[index + 1])) ||
    (lists.possessive.has(first.lower) && finite(before[2]))
  );
}
