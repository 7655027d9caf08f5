import { isLocale } from '../../../../lib/i18n/locales';
import { localizePath } from '../../../../lib/i18n/paths';
import type { LongerText, LongerTextOf } from '../../longer/contract';
import { languageName } from '../parts/language';
import { Refusal } from '../parts/refusal';
import { go } from '../place/place';
import { useLongerDoing } from './queries';

export function TranslateInto({ text, own }: { text: LongerText; own: LongerTextOf }) {
  const language = languageName(own.lang);
  const begin = useLongerDoing<object, unknown>('longer/translate', () => {
    const { locale } = own;
    if (isLocale(locale)) go({ page: localizePath(text.address, locale), locale, written: '' });
  });
  const hasEnglish = text.texts.some(({ locale, text: said }) => locale === 'en' && said !== null);
  return (
    <section className="translate-into">
      <p>{language} has no such page, so no list and no link there names it.</p>
      {hasEnglish ? (
        <>
          <p>
            A translation begins as a copy of the English with its sections, as a draft. The check names each
            section that is still English.
          </p>
          <Refusal error={begin.error} />
          <button
            type="button"
            className="main"
            disabled={begin.isPending}
            onClick={() => begin.mutate({ key: text.key, locale: own.locale })}
          >
            {begin.isPending ? 'Beginning…' : `Translate into ${language}`}
          </button>
        </>
      ) : (
        <p>The English is written first, and there is none.</p>
      )}
    </section>
  );
}
