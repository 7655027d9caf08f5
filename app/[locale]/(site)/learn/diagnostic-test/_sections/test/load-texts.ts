import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { TestTexts } from './diagnostic-test';

/** The catalogs of the test in a language, which come with it and not with the page. */
export async function loadTexts(locale: Locale): Promise<TestTexts> {
  const [diagnostic, questions, figures, courses] = await Promise.all([
    import(`@/messages/${locale}/diagnostic.json`) as Promise<{ default: Messages['diagnostic'] }>,
    import(`@/messages/${locale}/questions.json`) as Promise<{ default: Messages['questions'] }>,
    import(`@/messages/${locale}/figures.json`) as Promise<{ default: Messages['figures'] }>,
    import(`@/messages/${locale}/courses.json`) as Promise<{ default: Messages['courses'] }>,
  ]);
  return {
    diagnostic: diagnostic.default,
    questions: questions.default,
    figures: figures.default,
    courses: courses.default,
  };
}
