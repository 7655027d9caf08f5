import type { MarkKind } from '../../correction';
import type { Sentence } from '../tokens';
import type { Match } from './pattern';

/** What a rule that no pattern can say finds in a sentence. Places are UTF-16 indices. */
export interface Place {
  start: number;
  end: number;
  better: string | null;
}

interface OfEveryRule {
  kind: MarkKind;
  /** The key of its reason in the catalog `marks`, below `reasons`. */
  reason: string;
  /** Without it, it is a mistake; `false` makes a question of it. */
  sure?: false;
}

export interface PatternRule extends OfEveryRule {
  /**
   * Patterns as {@link patternOf} reads them, each with what stands there instead: `$2` is its second part that takes words, `$2:ing`
   * its verb in another form, `$2:plural` and `$2:singular` its noun,
   * `$2:other` its participle, `bored` for `boring`, `$2:ly` and `$2:adj` the adverb and the adjective, `$2~take` another verb in its
   * form. Empty for what is to go, null where nobody says.
   */
  find: Readonly<Record<string, string | null>>;
  /** What a pattern cannot say and makes it right all the same. */
  unless?: (words: readonly string[], match: Match) => boolean;
}

export interface ReadingRule extends OfEveryRule {
  read: (sentence: Sentence, text: string) => Place[];
}

export type LearnerRule = PatternRule | ReadingRule;

export type LearnerRules = Readonly<Record<string, LearnerRule>>;
