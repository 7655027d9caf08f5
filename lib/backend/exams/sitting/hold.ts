import { examFailures } from '@/lib/api/contract/exam/failures';
import { ApiFailure } from '../../base/failure';
import type { Exam, Standing } from './standing';

/** A tab that was not heard of for so long has lost an exam to whoever asks for it. */
const holdMs = 45_000;

/** Whether a tab may go on with an exam by itself. @param now epoch ms */
export const mayHold = ({ tab: holder, held_at }: Exam, tab: string, now: number): boolean =>
  holder === tab || now - held_at > holdMs;

export const takenBy = (standing: Standing, tab: string, now: number): Standing => ({
  ...standing,
  exam: { ...standing.exam, tab, held_at: now },
});

/**
 * An open exam that is to go on in a tab.
 *
 * @throws ApiFailure 410 once it is over, 409 where another tab has it
 */
export function heldBy(standing: Standing, tab: string, now: number): Standing {
  const { exam } = standing;
  if (exam.state === 'done') throw new ApiFailure(examFailures.examFinished);
  if (exam.tab !== tab) throw new ApiFailure(examFailures.examElsewhere);
  return takenBy(standing, tab, now);
}
