import type { Late } from './late-line';
import type { ExamAnswer, ExamItem, ExamStep } from '@/lib/api/contract/exam/steps';

export interface QuestionProps {
  step: ExamStep;
  item: ExamItem;
  /** When it came, epoch ms. */
  since: number;
  isBusy: boolean;
  /** It waits for the network: it is handed in, and its clock has stopped. */
  isWaiting: boolean;
  late: Late | undefined;
  /** What was entered before the page was loaded again. */
  kept: ExamAnswer;
  onDraft: (answer: ExamAnswer) => void;
  onPlay: () => void;
  onRecording: (recording: Blob) => void;
  onAnswer: (answer: ExamAnswer, tookMs: number, isLate: boolean) => void;
}
