import { countedTexts } from '../parts/counted';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Found } from '../../contract';
import { get } from '../data/call';
import { useLanguages } from '../data/queries';
import { Answer } from '../parts/answer';
import { languageName, languageOf } from '../parts/language';
import { LongList } from '../parts/long-list';
import { MarkedText } from '../parts/marked-text';
import { TextRow } from '../parts/text-row';
import { useSettled } from '../field/use-checked';
import { Elsewhere } from './elsewhere';
import { Replace } from './replace';
import { useLooked } from './looked';

export function FindView() {
  const [looked, change] = useLooked();
  const [replacing, setReplacing] = useState(false);
  const languages = useLanguages();
  const { q, locale, exact } = useSettled(looked);
  const query = useQuery({
    queryKey: ['search', q, locale, exact],
    queryFn: () =>
      get<{ found: Found[]; total: number }>('search', {
        q,
        locale: locale || undefined,
        exact: exact ? 'true' : undefined,
      }),
    enabled: q.trim() !== '',
  });
  return (
    <>
      <h2>Find</h2>
      <form role="search" className="find" onSubmit={(event) => event.preventDefault()}>
        <label>
          Words, or a part of a key
          <input type="search" value={looked.q} onChange={(event) => change({ q: event.target.value })} />
        </label>
        <label>
          In
          <select value={looked.locale} onChange={(event) => change({ locale: event.target.value })}>
            <option value="">all languages</option>
            {languages.map(({ code, lang }) => (
              <option key={code} value={code}>
                {languageName(lang)}
              </option>
            ))}
          </select>
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={looked.exact}
            onChange={(event) => change({ exact: event.target.checked })}
          />
          Exactly these letters and signs
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={replacing}
            onChange={(event) => setReplacing(event.target.checked)}
          />
          Replace
        </label>
      </form>
      {replacing && <Replace looked={looked} languages={languages} />}
      {q.trim() !== '' && (
        <>
          <Answer query={query}>
            {({ found, total }) => (
              <>
                <p role="status">{summary(found.length, total)}</p>
                <LongList key={`${q} ${locale} ${exact}`} rows={found}>
                  {(one) => (
                    <TextRow key={one.locale + one.key} textKey={one.key} locale={one.locale}>
                      <Where {...{ one, lang: languageOf(languages, one.locale).lang }} />
                    </TextRow>
                  )}
                </LongList>
              </>
            )}
          </Answer>
          {!replacing && <Elsewhere {...{ q, locale, exact }} />}
        </>
      )}
    </>
  );
}

function Where({ one: { text, at }, lang }: { one: Found; lang: string }) {
  return (
    <>
      <span className="language">{languageName(lang)}</span> <MarkedText {...{ text, at, lang }} />
    </>
  );
}

function summary(shown: number, total: number): string {
  if (total === 0) return 'None of the short texts of the pages has these words.';
  const texts = countedTexts(total);
  return shown < total ? `${texts}; the first ${shown} are listed. Write more words to see fewer.` : texts;
}
