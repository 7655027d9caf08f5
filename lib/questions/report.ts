import { reportEvent, type SetReport } from './on-report';
import { sumOf, type Score } from './score';

const question = 'form[data-question]';

/**
 * Tells the page how far a practice set is answered.
 *
 * @param scores of its questions that are answered
 */
export function reportSet(root: HTMLElement, scores: readonly Score[]): void {
  const detail: SetReport = {
    ...sumOf(scores),
    id: root.querySelector<HTMLElement>(question)?.dataset.question ?? '',
    answered: scores.length,
    questions: root.ownerDocument.querySelectorAll(question).length,
  };
  root.dispatchEvent(new CustomEvent(reportEvent, { bubbles: true, detail }));
}
