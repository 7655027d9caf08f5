import { isSpoken, questionTypes, typesOf } from '@/lib/questions/types';
import type { CorrectionTask, CorrectionType } from './correction';

type Mode = CorrectionTask['mode'];

/** The types of which answers can be corrected, in the order of the course; the summary is a step of Interactive Listening. */
export const correctableTypes: readonly CorrectionType[] = [
  ...typesOf('task'),
  'interactiveSpeaking',
  'summary',
];

/** Whether answers to a type are written or said; to a prompt of one’s own they may be either. */
export const modeOf = (type: CorrectionType): Mode =>
  type !== 'summary' && isSpoken(type) ? 'speak' : 'write';

/** The seconds that the test gives for an answer; of Interactive Writing, those for its first part. */
export const secondsOf = (type: CorrectionType): number =>
  type === 'summary' ? questionTypes.interactiveListening.limits.summary : questionTypes[type].limits.answer;

/** Words that are written, or said, in a minute of an answer that is thought about; our own estimates, by the sample answers. */
const perMinute: Readonly<Record<Mode, { low: number; high: number }>> = {
  write: { low: 20, high: 45 },
  speak: { low: 70, high: 140 },
};

/** How many words an answer usually has; null where no time is known. No rule of the test: it has no fewest words. */
export function usualWords({
  mode,
  seconds,
}: Pick<CorrectionTask, 'mode' | 'seconds'>): { low: number; high: number } | null {
  if (seconds === null) return null;
  const { low, high } = perMinute[mode];
  return { low: Math.round((low * seconds) / 60), high: Math.round((high * seconds) / 60) };
}
