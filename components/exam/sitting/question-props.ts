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
  /** The question before this one, if its time ran out. */
  late: number | undefined;
  /** What was entered before the page was loaded again. */
  kept: ExamAnswer;
  onDraft: (answer: ExamAnswer) => void;
  onPlay: () => void;
  onRecording: (recording: Blob) => void;
  onAnswer: (answer: ExamAnswer, tookMs: number, isLate: boolean) => void;
}
