import { hasResult } from '@/lib/diagnostic/kept-result';
import type { BankType } from '@/lib/questions/bank/bank-types';
import { startAfter, type Start } from '@/lib/questions/bank/level';
import { questionsIn } from '@/lib/questions/protocol';
import { questionTypes } from '@/lib/questions/types';

/** Points by which the middle of a diagnostic result may be off. */
const diagnosed = 15;

/**
 * Where a reader is thought to begin: at the result of the diagnostic test that this browser keeps, or where the set of the page says.
 *
 * @param root a set with its questions as they are answered
 */
export async function readerStart(type: BankType, root: HTMLElement): Promise<Start> {
  const result = hasResult() ? (await import('@/lib/diagnostic/result')).readDiagnosticResult() : null;
  if (!result) return startOf(root);
  const { skill } = questionTypes[type];
  const range = (skill === 'reading' || skill === 'listening' ? result.skills[skill] : null) ?? result;
  return { level: (range.low + range.high) / 2, deviation: diagnosed, since: Date.parse(result.at) };
}

function startOf(root: HTMLElement): Start {
  const states = questionsIn(root).map(({ dataset }) => dataset.state);
  const judged = states.filter((state) => state && !['empty', 'done'].includes(state));
  const points = judged.reduce(
    (sum, state) => sum + (state === 'right' ? 1 : state === 'partly' ? 0.5 : 0),
    0,
  );
  return startAfter(points, judged.length);
}
