import { freePractice } from '../site/free-practice';

/*
 * How many new questions by type were answered on the day: a limit by courtesy, which every browser counts for itself. The questions
 * are public files.
 */

/** The questions by type that were answered on one day (`dayOf`), by their ids. */
export interface FreeUse {
  day: number;
  ids: readonly string[];
}

export const usedOn = (use: FreeUse | null, today: number): number =>
  use?.day === today ? use.ids.length : 0;

/** Whether another new set may be begun after so many questions; one that is begun may be finished. */
export const isFreeLeft = (used: number): boolean => used < freePractice.questionsADay;

/** @returns the very same where none of them is new */
export function withUse(use: FreeUse | null, today: number, ids: readonly string[]): FreeUse {
  const before: FreeUse = use?.day === today ? use : { day: today, ids: [] };
  const all = new Set([...before.ids, ...ids]);
  return all.size === before.ids.length ? before : { day: today, ids: [...all] };
}
