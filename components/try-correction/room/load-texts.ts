import { loadResultTexts } from '@/components/correction/result/load-texts';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { TryTexts } from './given';

/** The catalogs of the room in a language, which come with it and not with the page. */
export async function loadTexts(locale: Locale): Promise<TryTexts> {
  const [own, result] = await Promise.all([
    import(`@/messages/${locale}/try-correction.json`) as Promise<{ default: Messages['try-correction'] }>,
    loadResultTexts(locale),
  ]);
  return { 'try-correction': own.default, ...result };
}
