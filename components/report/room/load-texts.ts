import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { ReportTexts } from './report-room';

/** The catalogs of a report in a language, which come with it and not with the page. */
export async function loadTexts(locale: Locale): Promise<ReportTexts> {
  const [report, questions, figures, courses] = await Promise.all([
    import(`@/messages/${locale}/report.json`) as Promise<{ default: Messages['report'] }>,
    import(`@/messages/${locale}/questions.json`) as Promise<{ default: Messages['questions'] }>,
    import(`@/messages/${locale}/figures.json`) as Promise<{ default: Messages['figures'] }>,
    import(`@/messages/${locale}/courses.json`) as Promise<{ default: Messages['courses'] }>,
  ]);
  return {
    report: report.default,
    questions: questions.default,
    figures: figures.default,
    courses: courses.default,
  };
}
