import type { Late } from './late-line';
import type { ExamAnswer, ExamItem, ExamStep } from '@/lib/api/contract/exam/steps';

/** What a question needs to be asked. */
export interface QuestionProps {
  step: ExamStep;
  item: ExamItem;
  /** When it came, epoch ms. */
  since: number;
  /** An answer is on its way. */
  isBusy: boolean;
  /** It waits for the network: it is handed in, and its clock has stopped. */
  isWaiting: boolean;
  /** Whether the time of the question before this one ran out, or what was entered in it came too late. */
  late: Late | undefined;
  /** What was entered before the page was loaded again. */
  kept: ExamAnswer;
  onDraft: (answer: ExamAnswer) => void;
  onPlay: () => void;
  onRecording: (recording: Blob) => void;
  onAnswer: (answer: ExamAnswer, tookMs: number, isLate: boolean) => void;
}
