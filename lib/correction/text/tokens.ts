/** A word, a number or a sign of punctuation. Places are UTF-16 indices. */
export interface Token {
  kind: 'word' | 'number' | 'sign';
  start: number;
  end: number;
  text: string;
  /** In lower case, with straight apostrophes. */
  lower: string;
}

/** A sentence, with the sign that ends it; a line that no sign ends is one as well. */
export interface Sentence {
  tokens: readonly Token[];
  start: number;
  end: number;
  isClosed: boolean;
  isLast: boolean;
}

const pattern =
  /[\p{L}\p{M}]+(?:[’'‘`-][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*(?:\p{L}+)?|[^\s\p{L}\p{M}\p{N}]/gu;

const abbreviations = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'e.g', 'i.e', 'vs', 'no', 'approx', 'prof']);

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [found] = match;
    const kind = /^[\p{L}\p{M}]/u.test(found) ? 'word' : /^\p{N}/u.test(found) ? 'number' : 'sign';
    const start = match.index;
    const lower = found.toLowerCase().replace(/[’‘`]/g, "'");
    return { kind, start, end: start + found.length, text: found, lower };
  });
}

const ends = (token: Token): boolean => /^[.!?…。！？]$/u.test(token.text);
const closes = (token: Token): boolean => /^[)\]”’"'»]$/u.test(token.text);

/** The sentences of a text, in order. A paragraph ends at an empty line, and a line that no sign ends at its end. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Token[] = [];
  const close = (isClosed: boolean, isLast: boolean) => {
    const [first] = open;
    const last = open.at(-1);
    if (first && last && open.some(({ kind }) => kind !== 'sign'))
      sentences.push({ tokens: open, start: first.start, end: last.end, isClosed, isLast });
    open = [];
  };
  const tokens = tokensOf(text);
  tokens.forEach((token, index) => {
    open.push(token);
    const next = tokens[index + 1];
    const gap = text.slice(token.end, next?.start);
    const isLast = next === undefined || /\n\s*\n/.test(gap);
    const closed = isEnd(open);
    if (isLast || gap.includes('\n')) close(closed, isLast);
    else if (closed && /\s/.test(gap)) close(true, false);
  });
  return sentences;
}

/** As many brackets and quotation marks as may stand behind the end of a sentence. Thousands in a row would be read anew at each of them. */
const mostClosing = 4;

function isEnd(tokens: readonly Token[]): boolean {
  let at = tokens.length - 1;
  const first = at - mostClosing;
  for (let token = tokens[at]; at > first && token && closes(token); token = tokens[at]) at -= 1;
  const token = tokens[at];
  if (!token || !ends(token)) return false;
  const before = tokens[at - 1];
  const isShort = before !== undefined && (abbreviations.has(before.lower) || /^[a-z]$/i.test(before.text));
  return !(token.text === '.' && isShort && before.lower !== 'i');
}

export const wordsOf = (tokens: readonly Token[]): Token[] => tokens.filter(({ kind }) => kind === 'word');

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
