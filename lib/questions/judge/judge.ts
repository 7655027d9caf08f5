import { countCorrections, type DictationFormula } from './dictation';
import type { Item } from '../item';
import { judgeByKey, type Judgement } from './judge-by-key';
import { keyOf } from './key';
import type { GivenAnswer } from '../kept';

/**
 * Judges the answer to a question of any type.
 *
 * @param given the value of a choice, the letters of each gap, a text; empty when time was up
 * @param formula of a dictation
 */
export const judge = (
  item: Item,
  given: GivenAnswer,
  formula: DictationFormula = countCorrections,
): Judgement => judgeByKey(keyOf(item), given, formula);
