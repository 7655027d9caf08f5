import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { TutorTexts } from './given';

/** The catalog of the room in a language, which comes with it and not with the page. */
export async function loadTexts(locale: Locale): Promise<TutorTexts> {
  const texts = (await import(`@/messages/${locale}/tutor-room.json`)) as { default: Messages['tutor-room'] };
  return { 'tutor-room': texts.default };
}
