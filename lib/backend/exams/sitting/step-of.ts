import type { ExamStep } from '@/lib/api/contract/exam/steps';
import { askedItem } from '@/lib/exam/asked';
import { leftMs } from './clock';
import type { Room } from './sit';
import type { Standing } from './standing';

/** The question that stands, as whoever sits the exam may see it; null when it is over. */
export function stepOf(
  { exam, sitting, planned, clock }: Standing,
  { now, mediaIn }: Pick<Room, 'now' | 'mediaIn'>,
): ExamStep | null {
  if (exam.state === 'done' || !planned) return null;
  const { type, task, part, plays } = planned;
  const { prepareMs, limitMs } = planned.clock;
  return {
    ...{ seq: exam.seq, type, task, part, prepareMs, limitMs },
    item: clock ? askedItem(planned, sitting, mediaIn(exam.locale)) : null,
    leftMs: clock ? leftMs(clock, now) : limitMs,
    plays: plays === null ? null : Math.max(0, plays - exam.plays),
  };
}
