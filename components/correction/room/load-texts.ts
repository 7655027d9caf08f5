import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { loadResultTexts } from '../result/load-texts';
import type { RoomTexts } from './given';

/** The catalogs of the room in a language, which come with it and not with the page. */
export async function loadTexts(locale: Locale): Promise<RoomTexts> {
  const [result, questions] = await Promise.all([
    loadResultTexts(locale),
    import(`@/messages/${locale}/questions.json`) as Promise<{ default: Messages['questions'] }>,
  ]);
  return { ...result, questions: questions.default };
}
