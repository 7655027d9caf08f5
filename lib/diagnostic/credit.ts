import { countErrors } from '../questions/judge/dictation';
import { judge } from '../questions/judge/judge';
import type { GivenAnswer } from '../questions/kept';
import type { DiagnosticItem } from './pool';

/**
 * The share of a question that is answered right, from 0 to 1.
 *
 * @param given `yes` or `no`, the letters of each gap, or the sentence; empty when time was up
 */
export function creditOf(item: DiagnosticItem, given: GivenAnswer): number {
  const { right, of } = judge(item, given, countErrors).score;
  return right / of;
}
