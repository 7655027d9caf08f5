import { correctionResult } from '@/lib/api/contract/correction/correction';
import type { Correction } from '@/lib/correction/correction';
import { facts } from '@/lib/site/facts';
import type { GivenAnswer } from '../../calls/scorers';

/** Characters of JSON that a result may have: an answer of 5,000 letters with a mark on every word has less. */
const mostCharacters = 400_000;

/** What a scorer gave is no correction of the answer that it got. */
export class UnsoundResult extends Error {
  override readonly name = 'UnsoundResult';
}

/**
 * What came back for an answer, once it is sure that it is one: of the contract's shape, about the text that was sent, every mark in that
 * text and none on another, a range only from whoever says ranges, on the scale.
 *
 * @throws UnsoundResult
 */
export function checkedResult(given: unknown, answer: GivenAnswer): Correction {
  const { data: result, error } = correctionResult.safeParse(given);
  if (!result) throw new UnsoundResult(`Not a correction: ${error.issues[0]?.path.join('.')}`);
  if ('text' in answer && result.text !== answer.text) throw new UnsoundResult('Of another text');
  if (!areIn(result.text ?? '', result.marks)) throw new UnsoundResult('Marks outside of the text');
  if (result.score && !(result.scorer.scores && isOnScale(result.score))) {
    throw new UnsoundResult('No range of this scorer');
  }
  if (JSON.stringify(result).length > mostCharacters) throw new UnsoundResult('Too long');
  return result;
}

function areIn(text: string, marks: Correction['marks']): boolean {
  let reached = 0;
  return marks.every(({ start, end }) => {
    const follows = start >= reached && end >= start && end <= text.length;
    reached = end;
    return follows;
  });
}

const isOnScale = ({ low, high }: { low: number; high: number }): boolean =>
  facts.scale.min <= low && low <= high && high <= facts.scale.max;
