import type { Sentence, Token } from '../tokens';
import { lists } from '../words/lists';
import { verbReadings } from '../words/verbs';

const openers = new Set(
  'because although though while whereas if unless when whenever until since as once before after whether who which whose that where why how what'.split(
    ' ',
  ),
);

const begins = new Set(
  'is are was were can will would could should must may might had has have there nobody everyone people someone'.split(
    ' ',
  ),
);

const isClause = (next: Token | undefined): boolean =>
  next !== undefined &&
  next.kind === 'word' &&
  (lists.subject.has(next.lower) ||
    lists.determiner.has(next.lower) ||
    lists.frequency.has(next.lower) ||
    begins.has(next.lower) ||
    verbReadings(next.lower).length > 0 ||
    /(?:'s|'re|'m|s)$/.test(next.lower));

/** The words that open subordinate clauses, in order: relative, indirect, of time, of reason, of condition. */
export function subordinatedIn(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, index) => {
      if (!openers.has(token.lower)) return [];
      const before = tokens[index - 1];
      // “Like that.”, “that day”, “How are you?” and “before dinner” open nothing.
      if (
        token.lower === 'that' &&
        (before === undefined || before.kind === 'sign' || lists.preposition.has(before.lower))
      )
        return [];
      if (/^(?:how|what|where|why)$/.test(token.lower) && before === undefined) return [];
      return isClause(tokens[index + 1]) ? [token.lower] : [];
    }),
  );
}
