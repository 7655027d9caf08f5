import type { Score } from './score';

/** How far a practice set is answered: of how many questions, and with how many points where somebody judges. */
export interface SetReport extends Score {
  questions: number;
  answered: number;
}

const eventName = 'practice-report';

/** Tells the page how far a practice set is answered. */
export function reportSet(root: HTMLElement, report: SetReport): void {
  root.dispatchEvent(new CustomEvent(eventName, { bubbles: true, detail: report }));
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
