import { alignWords, wordsOf, type AlignedWord } from '../alignment';
import { countCorrections, type DictationFormula } from './dictation';
import type { Key } from './key';
import type { GivenAnswer } from '../kept';
import { isGapRight, scoreChoice, scoreHighlight, sumOf, type Score } from './score';

export type Marks =
  | { of: 'choice'; right: string }
  | { of: 'gaps'; right: readonly boolean[] }
  | { of: 'words'; words: readonly AlignedWord[] }
  | { of: 'passage'; right: string }
  | { of: 'nothing' };

export interface Judgement {
  /** Of nothing, where nobody judges. */
  score: Score;
  marks: Marks;
}

/**
 * Judges where only the key of a question is known, as in a page.
 *
 * @param given the value of a choice, the letters of each gap, a text; empty when time was up
 * @param formula of a dictation
 */
export function judgeByKey(
  { kind, right }: Key,
  given: GivenAnswer,
  formula: DictationFormula = countCorrections,
): Judgement {
  const [key = ''] = right;
  switch (kind) {
    case 'choice':
    case 'pick':
      return { score: scoreChoice(key, given[0]), marks: { of: 'choice', right: key } };
    case 'gaps': {
      const gaps = right.map((word, index) => isGapRight(word, given[index]));
      return {
        score: sumOf(gaps.map((is) => ({ right: Number(is), of: 1 }))),
        marks: { of: 'gaps', right: gaps },
      };
    }
    case 'dictation': {
      const typed = given[0] ?? '';
      return {
        score: formula(key, typed),
        marks: { of: 'words', words: alignWords(wordsOf(key), wordsOf(typed)) },
      };
    }
    case 'highlight':
      return { score: scoreHighlight(key, given[0]), marks: { of: 'passage', right: key } };
    case 'write':
    case 'speak':
      return { score: { right: 0, of: 0 }, marks: { of: 'nothing' } };
  }
}
