import { createTranslator } from 'next-intl';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';

type Catalogs = Pick<Messages, 'factors'>;

/** The translator of the second step of a login. Its catalog and the formatter come on demand, for who has turned it on. */
export async function loadFactorTexts(locale: Locale) {
  const { default: factors } = (await import(`../../messages/${locale}/factors.json`)) as {
    default: Catalogs['factors'];
  };
  return createTranslator<Catalogs>({ locale, messages: { factors } });
}

export type FactorTexts = Awaited<ReturnType<typeof loadFactorTexts>>;
