import type { ExamMedia } from '@/lib/exam/asked';
import type { ExamBank } from '@/lib/exam/types';
import type { Locale } from '@/lib/i18n/locales';

export interface ExamMaterial {
  /** Its questions, which are read when they are first asked for. */
  bank: () => Promise<ExamBank>;
  mediaIn: (locale: Locale) => ExamMedia;
}
