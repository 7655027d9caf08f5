import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Unseen } from '../../contract';
import { queries, useLanguages } from '../data/queries';
import { Answer } from '../parts/answer';
import { languageName, languageOf } from '../parts/language';
import { LongList } from '../parts/long-list';
import { TextRow } from '../parts/text-row';
import { usePlace } from '../place/place';

export function UnseenView() {
  const { locale } = usePlace();
  const { lang } = languageOf(useLanguages(), locale);
  const query = useQuery(queries.unseen(locale));
  const [looked, setLooked] = useState('');
  return (
    <>
      <h2>Unseen texts in {languageName(lang)}</h2>
      <p>Mails, dialogs, errors and states that no page shows by itself, with sample values.</p>
      <label className="search">
        Find in these
        <input type="search" value={looked} onChange={(event) => setLooked(event.target.value)} />
      </label>
      <Answer query={query}>
        {({ groups }) => {
          const found = matching(groups, looked.trim().toLowerCase());
          if (found.length === 0) return <p role="status">No unseen text has these words.</p>;
          return found.map(({ name, keys }) => (
            <details key={name} open={looked.trim() !== ''}>
              <summary>
                {name} <span className="count">{keys.length}</span>
              </summary>
              <LongList rows={keys}>
                {({ key, drawn }) => (
                  <TextRow key={key} textKey={key} locale={locale}>
                    <span lang={lang}>{drawn}</span>
                  </TextRow>
                )}
              </LongList>
            </details>
          ));
        }}
      </Answer>
    </>
  );
}

function matching(groups: Unseen['groups'], word: string): Unseen['groups'] {
  const has = (text: string) => text.toLowerCase().includes(word);
  return groups
    .map(({ name, keys }) => ({
      name,
      keys: keys.filter(({ key, text, drawn }) => [key, text, drawn].some(has)),
    }))
    .filter(({ keys }) => keys.length > 0);
}
