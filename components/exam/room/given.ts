import type { Messages } from '@/lib/i18n/messages';

export type ExamTexts = Pick<Messages, 'exam' | 'questions' | 'figures'>;

export interface ExamLinks {
  login: string;
  /** Of a report, before its id and a slash. */
  report: string;
  packs: string;
  diagnostic: string;
  app: string;
}
