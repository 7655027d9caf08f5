import type { Token } from '../tokens';
import type { Match } from './pattern';

/** The token before what a mark goes over; undefined at the beginning of a sentence. */
export const before = ({ sentence, from }: Match): Token | undefined => sentence.tokens[from - 1];

/** The token before all that a pattern takes; undefined at the beginning of a sentence. */
export const beforeAll = ({ sentence, parts }: Match): Token | undefined =>
  sentence.tokens[(parts[0]?.from ?? 0) - 1];

/** The token behind what a mark goes over; undefined at the end of a sentence. */
export const behind = ({ sentence, to }: Match): Token | undefined => sentence.tokens[to];

export const hasBefore = ({ sentence, from }: Match, words: RegExp): boolean =>
  sentence.tokens.slice(0, from).some(({ lower }) => words.test(lower));

export const hasBehind = ({ sentence, to }: Match, words: RegExp): boolean =>
  sentence.tokens.slice(to).some(({ lower }) => words.test(lower));

export const asks = ({ sentence }: Match): boolean => sentence.tokens.some(({ text }) => text === '?');

export const nearBefore = ({ sentence, parts }: Match, words: RegExp): boolean => {
  const from = parts[0]?.from ?? 0;
  return sentence.tokens.slice(Math.max(0, from - 3), from).some(({ lower }) => words.test(lower));
};
