import { createTranslator } from 'next-intl';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';

type Catalogs = Pick<Messages, 'app'>;

/** The translator of the app home. Its catalog and the formatter come on demand, for users who are signed in. */
export async function loadAppTexts(locale: Locale) {
  const { default: app } = (await import(`../../messages/${locale}/app.json`)) as {
    default: Catalogs['app'];
  };
  return createTranslator<Catalogs>({ locale, messages: { app } });
}

export type AppTexts = Awaited<ReturnType<typeof loadAppTexts>>;
