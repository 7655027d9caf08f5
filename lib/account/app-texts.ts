import { createTranslator } from 'next-intl';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';

type Catalogs = Pick<Messages, 'app' | 'factors'>;

/** The translator of the app home. Its catalogs and the formatter come on demand, for users who are signed in. */
export async function loadAppTexts(locale: Locale) {
  const load = async <Name extends keyof Catalogs>(file: Promise<unknown>) =>
    ((await file) as { default: Catalogs[Name] }).default;
  const [app, factors] = await Promise.all([
    load<'app'>(import(`../../messages/${locale}/app.json`)),
    load<'factors'>(import(`../../messages/${locale}/factors.json`)),
  ]);
  return createTranslator<Catalogs>({ locale, messages: { app, factors } });
}

export type AppTexts = Awaited<ReturnType<typeof loadAppTexts>>;
