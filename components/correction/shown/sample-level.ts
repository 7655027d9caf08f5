import type { Correction } from '@/lib/correction/correction';
import type { SampleScore } from '@/lib/questions/samples';

export const sampleLevels = ['85', '105', '125', '145'] as const satisfies readonly SampleScore[];

/** The level above an estimate; where there is none, the one of the exam’s sample answers. */
export function levelAbove(score: Correction['score']): SampleScore {
  if (score === null) return '125';
  const middle = (score.low + score.high) / 2;
  return sampleLevels.find((level) => Number(level) > middle) ?? '145';
}

/** A sample answer without the marks of the notes that its lesson has. */
export const plainAnswer = (answer: string): string => answer.replace(/<\/?m\d>/g, '');
