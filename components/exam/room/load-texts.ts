import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { ExamTexts } from './given';

/** The catalogs of the exam room in a language, which come with it and not with the page. */
export async function loadTexts(locale: Locale): Promise<ExamTexts> {
  const [exam, questions, figures] = await Promise.all([
    import(`@/messages/${locale}/exam.json`) as Promise<{ default: Messages['exam'] }>,
    import(`@/messages/${locale}/questions.json`) as Promise<{ default: Messages['questions'] }>,
    import(`@/messages/${locale}/figures.json`) as Promise<{ default: Messages['figures'] }>,
  ]);
  return { exam: exam.default, questions: questions.default, figures: figures.default };
}
