import { useQuery } from '@tanstack/react-query';
import type { Elsewhere as Found } from '../../contract';
import { get } from '../data/call';
import { goInLists, openSheet } from '../lists/open-place';
import { Answer } from '../parts/answer';
import { languageName, languageOf } from '../parts/language';
import { LongList } from '../parts/long-list';
import { MarkedText } from '../parts/marked-text';
import { TextRow } from '../parts/text-row';
import { go } from '../place/place';
import { useLanguages } from '../data/queries';
import type { Looked } from './looked';

/** What has the words and is no text of a catalog. */
export function Elsewhere({ q, locale, exact }: Looked) {
  const query = useQuery({
    queryKey: ['search', 'elsewhere', q, locale, exact],
    queryFn: () =>
      get<Found>('search/elsewhere', {
        q,
        locale: locale || undefined,
        exact: exact ? 'true' : undefined,
      }),
  });
  return (
    <Answer query={query}>
      {({ pages, rows }) => (pages.length + rows.length === 0 ? <Nowhere /> : <Lists {...{ pages, rows }} />)}
    </Answer>
  );
}

function Nowhere() {
  return (
    <p>
      No post, legal text or list has these words. You can also look through{' '}
      <button type="button" className="link" onClick={() => go({ view: 'pages', key: '' })}>
        Pages
      </button>{' '}
      (posts and legal texts) and{' '}
      <button type="button" className="link" onClick={() => go({ view: 'lists' })}>
        Lists
      </button>{' '}
      (prices, names, reviews).
    </p>
  );
}

function Lists({ pages, rows }: Found) {
  const languages = useLanguages();
  return (
    <>
      {pages.length > 0 && (
        <>
          <h3>In posts, legal texts and landing pages</h3>
          <LongList rows={pages}>
            {({ key, locale, text, at }) => {
              const { lang } = languageOf(languages, locale);
              return (
                <TextRow key={locale + key} textKey={key} locale={locale}>
                  <span className="language">{languageName(lang)}</span>{' '}
                  <MarkedText {...{ text, at, lang }} />
                </TextRow>
              );
            }}
          </LongList>
        </>
      )}
      {rows.length > 0 && (
        <>
          <h3>In lists</h3>
          <LongList rows={rows}>
            {({ sheet, list, row, title, detail }) => (
              <li key={`${sheet} ${row}`}>
                <button type="button" className="row" onClick={() => openRow(sheet, row)}>
                  <span lang="en">{title}</span> <small>{[list, detail].filter(Boolean).join(', ')}</small>
                </button>
              </li>
            )}
          </LongList>
        </>
      )}
    </>
  );
}

function openRow(sheet: string, row: string): void {
  openSheet(sheet);
  if (row) goInLists({ row });
  go({ view: 'lists' });
}
