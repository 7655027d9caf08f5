import type { RowText } from '../../../lists/contract';
import { useLanguages } from '../../data/queries';
import { languageName, languageOf } from '../../parts/language';
import { TextRow } from '../../parts/text-row';
import { usePlace } from '../../place/place';

export function RowTexts({ texts }: { texts: readonly RowText[] }) {
  const { locale } = usePlace();
  const languages = useLanguages();
  if (texts.length === 0) return null;
  return (
    <section>
      <h3>{texts.length === 1 ? 'Its text, in every language' : 'Its texts, in every language'}</h3>
      <ul className="rows">
        {texts.map(({ key, english, missing }) => (
          <TextRow key={key} textKey={english === null ? undefined : key} locale={locale}>
            <span lang="en">{english ?? `There is no text ${key} yet.`}</span>
            {english !== null && missing.length > 0 && (
              <small className="refused">
                Missing in {missing.map((code) => languageName(languageOf(languages, code).lang)).join(', ')}
              </small>
            )}
          </TextRow>
        ))}
      </ul>
    </section>
  );
}
