import { sql } from 'kysely';
import { wellFormed } from '../../base/well-formed';

/** Characters of an answer that stand in the list. */
const beginningLength = 120;

/**
 * Texts as they are searched, each in a line of its own: what is looked for has no line end, so nothing is found across two. There are
 * signs that stand for twenty letters; nobody looks for thousands of them.
 */
export const searched = (...texts: readonly (string | null)[]): string =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => wellFormed(small(text).slice(0, 2 * text.length)))
    .join('\n');

export const hasWords = (words: string) => {
  const sought = small(words);
  // The two databases have no other function in common that looks for a text; `like` tries its signs one by one from every place on.
  return sql<boolean>`replace(searched, ${sought}, '') <> searched`;
};

const small = (text: string) => text.normalize('NFKC').toLowerCase();

export function beginningOf(text: string): string {
  const line = text.slice(0, 2 * beginningLength).replace(/\s+/g, ' ');
  if (line.length <= beginningLength) return line.trim();
  const cut = line.slice(0, beginningLength + 1);
  const end = cut.lastIndexOf(' ');
  return wellFormed(end > 0 ? cut.slice(0, end) : cut.slice(0, beginningLength)).trim();
}
