import { reportEvent, type SetReport } from './on-report';
import { idOf, questionsIn } from '../protocol';
import { sumOf, type Score } from '../judge/score';

/**
 * Tells the page how far a practice set is answered.
 *
 * @param scores of its questions that are answered
 */
export function reportSet(root: HTMLElement, scores: readonly Score[]): void {
  const [first] = questionsIn(root);
  const detail: SetReport = {
    ...sumOf(scores),
    id: first ? idOf(first) : '',
    answered: scores.length,
  };
  root.dispatchEvent(new CustomEvent(reportEvent, { bubbles: true, detail }));
}
