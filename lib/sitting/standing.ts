import { tookLimitMs } from '../api/contract/exam/answer-limit';
import type { ExamStep } from '../api/contract/exam/steps';

export interface Standing {
  exam: string;
  /** The question that is open, or waits to be begun; null when the exam is over or another tab has it. */
  step: ExamStep | null;
  /** When the step came, epoch ms by this browser: its clock counts from there. */
  since: number;
  state:
    | 'open'
    | 'sending'
    | 'waiting'
    | 'elsewhere'
    | 'over'
    /** The server refused for a reason that trying again does not mend. */
    | 'failed';
  unsent: number;
  handed: boolean;
  /** The question whose time ran out last, until another is answered in time or begun; whether what was entered in it counts. */
  late?: { seq: number; counts: boolean } | undefined;
}

/** Seconds of a question's time that are left, by the server's clock when it came and this browser's since then; one at least. */
export const secondsLeft = (step: Pick<ExamStep, 'leftMs'>, since: number): number =>
  Math.max(1, Math.ceil((step.leftMs - (Date.now() - since)) / 1000));

/**
 * ms from the beginning of a question, for an answer that is given now, as the contract takes them: a device may have slept for hours. Where
 * questions share a clock it had run before this one began, so that only what this page has seen counts.
 *
 * @param isTimeUp it is handed in because its time ran out: nothing was entered since, however long the device slept
 */
export function tookMs(
  { type, leftMs, limitMs }: Pick<ExamStep, 'type' | 'leftMs' | 'limitMs'>,
  since: number,
  isTimeUp = false,
): number {
  const isShared = type === 'interactiveReading' || type === 'interactiveListening';
  const took = (isShared ? 0 : limitMs - leftMs) + Date.now() - since;
  const most = isTimeUp ? (isShared ? leftMs : limitMs) : tookLimitMs;
  return Math.min(tookLimitMs, most, Math.max(0, took));
}
