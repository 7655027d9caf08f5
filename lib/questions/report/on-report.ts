import type { Score } from '../judge/score';

export interface SetReport extends Score {
  /** The id of its first question. */
  id: string;
  answered: number;
}

export const reportEvent = 'practice-report';

/**
 * Hears of every practice set of the page: once it has come to life, and whenever more or less of it is answered.
 *
 * @returns stops listening
 */
export function onSetReport(listener: (report: SetReport) => void): () => void {
  const onReport = (event: Event) => listener((event as CustomEvent<SetReport>).detail);
  document.addEventListener(reportEvent, onReport);
  return () => document.removeEventListener(reportEvent, onReport);
}
