import { failures } from '@/lib/api/contract/call';
import type { ExamAnswer } from '@/lib/api/contract/exam/steps';
import { creditOf, givenOf, WrongAnswer } from '@/lib/exam/answer';
import type { Mixed, Planned } from '@/lib/exam/types';
import { ApiFailure } from '../../base/failure';
import { recordingName } from '../recordings/recording-name';

type Asked = Pick<Planned, 'unit' | 'step'>;

/**
 * The share of an answer that is right; null where nobody judges it.
 *
 * @throws ApiFailure 422 for what its question cannot be answered with, and a recording that is not its own
 */
export function creditFor(
  asked: Asked,
  sitting: Mixed,
  { seq, answer }: { seq: number; answer: ExamAnswer },
): number | null {
  if (isRecording(answer) && answer.recording !== recordingName(seq)) throw unfit('Another recording');
  try {
    return creditOf(asked, sitting, givenOf(asked, answer));
  } catch (error) {
    if (error instanceof WrongAnswer) throw unfit(error.message);
    throw error;
  }
}

export const creditOfNone = (asked: Asked, sitting: Mixed): number | null =>
  creditOf(asked, sitting, givenOf(asked, null));

export const isRecording = (answer: ExamAnswer): answer is { recording: string } =>
  typeof answer === 'object' && answer !== null && 'recording' in answer;

const unfit = (why: string) => new ApiFailure(failures.invalid, { fields: { answer: why } });
