import type { Text } from '../../contract';
import { languageName } from '../parts/language';
import { usePlace, workingIn } from '../place/place';

export function GlossaryTerms({ text }: { text: Text }) {
  const place = usePlace();
  const locale = workingIn(place);
  const { beside } = place;
  if (text.glossary.length === 0) return null;
  const open = text.texts.filter(
    (one) => one.locale !== 'en' && (beside === 'all' || one.locale === locale || one.locale === beside),
  );
  return (
    <details open>
      <summary>Words of the glossary</summary>
      <dl className="terms">
        {text.glossary.map(({ term, by }) => (
          <div key={term}>
            <dt lang="en">{term}</dt>
            {open.map((one) => (
              <dd key={one.locale}>
                <span className="language">{languageName(one.lang)}</span>{' '}
                <span lang={one.lang}>{by[one.locale] || '–'}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
