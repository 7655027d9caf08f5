import { jsonEntry } from '../browser/storage';
import type { ExamAnswer } from '../api/contract/exam/steps';

export interface Draft {
  exam: string;
  seq: number;
  answer: ExamAnswer;
  /** ms from the beginning of the question until it was entered. */
  tookMs: number;
}

/** Kept with every change, so that a crash of the browser loses no more than what is typed at that moment. */
const entry = jsonEntry<Draft>({
  area: 'localStorage',
  name: 'exam_draft',
  inPage: true,
  parse: (value) => (isDraft(value) ? value : null),
});

/** What was entered in a question before; null where nothing was. */
export function readDraft(exam: string, seq: number): ExamAnswer {
  const draft = entry.read();
  return draft?.exam === exam && draft.seq === seq ? draft.answer : null;
}

/** What was entered in a question that the exam has gone on from while nobody looked: its time ran out and nobody handed it in. */
export function takeLeftDraft(exam: string, open: number | undefined): Draft | null {
  const draft = entry.read();
  if (draft?.exam !== exam || draft.seq === open || draft.answer === null) return null;
  dropDraft();
  return draft;
}

export const keepDraft = (draft: Draft): void => void entry.write(draft);

export const dropDraft = (): void => entry.remove();

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { exam, seq, answer, tookMs } = value as Partial<Record<keyof Draft, unknown>>;
  const isOf = typeof exam === 'string' && typeof seq === 'number';
  return isOf && isAnswer(answer) && typeof tookMs === 'number';
}

function isAnswer(value: unknown): value is ExamAnswer {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every((part) => typeof part === 'string');
  return typeof value === 'object' && value !== null && ('start' in value || 'recording' in value);
}
