import type { ExamMedia } from '@/lib/exam/asked';
import type { ExamBank } from '@/lib/exam/types';
import type { Locale } from '@/lib/i18n/locales';

/** What mock exams are made of. */
export interface ExamMaterial {
  /** Its questions, which are read when they are first asked for. */
  bank: () => Promise<ExamBank>;
  /** Sounds, and photos with what they show in a language. */
  mediaIn: (locale: Locale) => ExamMedia;
}
