import { sumOf, type Score } from './score';

/** How far a practice set is answered, and with how many points where somebody judges. */
export interface SetReport extends Score {
  /** The id of its first question. */
  id: string;
  answered: number;
  /** Of all sets of the page. */
  questions: number;
}

const eventName = 'practice-report';
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
  root.dispatchEvent(new CustomEvent(eventName, { bubbles: true, detail }));
}

/**
 * Hears of every practice set of the page: once it has come to life, and whenever more or less of it is answered.
 *
 * @returns stops listening
 */
export function onSetReport(listener: (report: SetReport) => void): () => void {
  const onReport = (event: Event) => listener((event as CustomEvent<SetReport>).detail);
  document.addEventListener(eventName, onReport);
  return () => document.removeEventListener(eventName, onReport);
}
