import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

export type PracticeTexts = Pick<Messages, 'daily' | 'questions'>;

export async function loadTexts(locale: Locale): Promise<PracticeTexts> {
  const [daily, questions] = await Promise.all([
    import(`@/messages/${locale}/daily.json`) as Promise<{ default: Messages['daily'] }>,
    import(`@/messages/${locale}/questions.json`) as Promise<{ default: Messages['questions'] }>,
  ]);
  return { daily: daily.default, questions: questions.default };
}
