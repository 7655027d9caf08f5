import { jsonEntry } from '../browser/storage';
import type { ExamAnswer } from '../api/contract/exam/steps';

/** What is entered in the question that is open. */
export interface Draft {
  exam: string;
  seq: number;
  answer: ExamAnswer;
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

export const keepDraft = (draft: Draft): void => void entry.write(draft);

export const dropDraft = (): void => entry.remove();

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { exam, seq, answer } = value as Partial<Record<keyof Draft, unknown>>;
  return typeof exam === 'string' && typeof seq === 'number' && isAnswer(answer);
}

function isAnswer(value: unknown): value is ExamAnswer {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every((part) => typeof part === 'string');
  return typeof value === 'object' && value !== null && ('start' in value || 'recording' in value);
}
