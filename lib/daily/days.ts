import type { KeptAnswers } from '../questions/kept';

export const rulerDays = 28;

/** The day that it is where the reader is, `YYYY-MM-DD`. */
export function dayName(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Of each day of the ruler, whether something was practiced on it; today is the last.
 *
 * @param days names of all days with practice
 */
export function lastDays(days: readonly string[], now: Date): boolean[] {
  const known = new Set(days);
  return Array.from({ length: rulerDays }, (_, index) => {
    const ago = rulerDays - 1 - index;
    // At noon, so that no change of the clock makes it another day.
    return known.has(dayName(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago, 12)));
  });
}

/**
 * The days of practice with those on which kept answers were given: an answer that is given anew takes the place of the one before, and
 * its day with it.
 *
 * @param times when questions were answered (`answerTimesEntry`)
 * @returns in order; the very same where there is no new day
 */
export function withAnswered(
  days: readonly string[],
  answers: KeptAnswers,
  times: Readonly<Record<string, number>>,
): readonly string[] {
  const all = new Set(days);
  for (const id of Object.keys(answers)) {
    const at = times[id] ?? 0;
    if (at > 0) all.add(dayName(new Date(at)));
  }
  return all.size === days.length ? days : [...all].sort();
}
