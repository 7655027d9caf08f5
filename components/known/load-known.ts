import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type Catalogs = Pick<Messages, 'known' | 'courses'>;

/** The parts, and the translator with the texts in them: all of it comes for readers of whom something is known. */
export async function loadKnown(locale: Locale) {
  const load = async <Name extends keyof Catalogs>(file: Promise<unknown>) =>
    ((await file) as { default: Catalogs[Name] }).default;
  const [{ KnownPart }, known, courses] = await Promise.all([
    import('./known-part'),
    load<'known'>(import(`../../messages/${locale}/known.json`)),
    load<'courses'>(import(`../../messages/${locale}/courses.json`)),
  ]);
  return { KnownPart, t: createTranslator<Catalogs>({ locale, messages: { known, courses } }) };
}

export type KnownTexts = Awaited<ReturnType<typeof loadKnown>>['t'];
