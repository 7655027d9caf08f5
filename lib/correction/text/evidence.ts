import type { CorrectionTask } from '../correction';
import type { Lint } from './lint';
import { marksIn } from './check';
import { measure, type Measures } from './measures';

/**
 * An inner index of how much an answer shows: higher for more and better English in the time of its task. It orders answers to one type of
 * task for tests and decides nothing that anybody sees; it is no score, and what a reader would judge, such as whether an answer is to the
 * point, is not in it.
 */
export const evidenceOf = (text: string, task: CorrectionTask, lints: readonly Lint[]): number =>
  evidenceIn(measure(text, task, marksIn(text, task.mode, lints)));

/**
 * What each measure adds. Each is cut where more of it says nothing any more: good writers use short sentences too. The weights were chosen
 * by hand so that the answers of the samples and of the measured set come out in their order, and show no more than that.
 */
export function evidenceIn(measures: Measures): number {
  const { words, wordsPerSentence, stock, links, subordinated, repeated, mistakes, copied } = measures;
  return (
    2 * Math.log2(Math.max(8, words)) +
    Math.min(wordsPerSentence, 14) / 10 +
    8 * Math.min(stock.variety, 0.86) +
    10 * Math.min(stock.rareShare, 0.1) +
    Math.min(links.kinds.size, 4) / 6 +
    Math.min(subordinated.perSentence, 1) -
    0.4 * Math.min(mistakes.perHundred, 15) -
    (repeated.beginning === null ? 0 : 0.5) -
    5 * copied.share
  );
}
