import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

export type ResultTexts = Pick<Messages, 'correction-room' | 'marks' | 'figures'>;

export async function loadResultTexts(locale: Locale): Promise<ResultTexts> {
  const [room, marks, figures] = await Promise.all([
    import(`@/messages/${locale}/correction-room.json`) as Promise<{ default: Messages['correction-room'] }>,
    import(`@/messages/${locale}/marks.json`) as Promise<{ default: Messages['marks'] }>,
    import(`@/messages/${locale}/figures.json`) as Promise<{ default: Messages['figures'] }>,
  ]);
  return { 'correction-room': room.default, marks: marks.default, figures: figures.default };
}
