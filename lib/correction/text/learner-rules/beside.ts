import type { Token } from '../tokens';
import type { Match } from './pattern';

/** The token before what a mark goes over. */
export const before = ({ sentence, from }: Match): Token | undefined => sentence.tokens[from - 1];

/** The token before all that a pattern takes. */
export const beforeAll = ({ sentence, parts }: Match): Token | undefined =>
  sentence.tokens[(parts[0]?.from ?? 0) - 1];

/** The token behind what a mark goes over. */
export const behind = ({ sentence, to }: Match): Token | undefined => sentence.tokens[to];

/** Whether a sentence has one of some words before what a mark goes over, at any distance. */
export const hasBefore = ({ sentence, from }: Match, words: RegExp): boolean =>
  sentence.tokens.slice(0, from).some(({ lower }) => words.test(lower));

/** Whether it has one of them behind it. */
export const hasBehind = ({ sentence, to }: Match, words: RegExp): boolean =>
  sentence.tokens.slice(to).some(({ lower }) => words.test(lower));

/** Whether a sentence asks something. */
export const asks = ({ sentence }: Match): boolean => sentence.tokens.some(({ text }) => text === '?');

/** Whether one of the last three tokens before all that a pattern takes is one of some words. */
export const nearBefore = ({ sentence, parts }: Match, words: RegExp): boolean => {
  const from = parts[0]?.from ?? 0;
  return sentence.tokens.slice(Math.max(0, from - 3), from).some(({ lower }) => words.test(lower));
};
