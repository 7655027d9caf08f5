import type { Messages } from '@/lib/i18n/messages';

/** The catalogs that the room brings along. */
export type ExamTexts = Pick<Messages, 'exam' | 'questions' | 'figures'>;

/** Addresses that the room leads to. */
export interface ExamLinks {
  login: string;
  /** Of a report, before its id and a slash. */
  report: string;
  /** Where mock exams are sold. */
  packs: string;
  /** The free diagnostic test. */
  diagnostic: string;
  /** The way back. */
  app: string;
}
