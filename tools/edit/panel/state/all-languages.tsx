import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries, useLanguages } from '../data/queries';
import { Answer, Reading } from '../parts/answer';
import { languageName, languageOf } from '../parts/language';

export interface AllLanguagesProps {
  /** Whether something else is being read, which the check of all languages would hold up for seconds. */
  isWaiting: boolean;
  onChoose: (locale: string) => void;
}

/** What each language lacks, to be chosen from. */
export function AllLanguages({ isWaiting, onChoose }: AllLanguagesProps) {
  const [isOpen, setOpen] = useState(true);
  const languages = useLanguages();
  const query = useQuery({ ...queries.overview, enabled: isOpen && !isWaiting });
  // Numbers from before a text was saved look as if it had not been.
  const isInvalidated = useQueryClient().getQueryState(queries.overview.queryKey)?.isInvalidated;
  const isOld = isInvalidated && (isWaiting || query.isFetching);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>All languages side by side</summary>
      {isOld ? (
        <Reading />
      ) : (
        <Answer query={query}>
          {({ languages: rows }) => (
            // The narrow panel scrolls to the last columns, by the keyboard as well.
            <div className="scrolled" role="region" aria-label="All languages side by side" tabIndex={0}>
              <table className="overview">
                <thead>
                  <tr>
                    <th scope="col">Language</th>
                    <th scope="col">Missing</th>
                    <th scope="col">Still English</th>
                    <th scope="col">Older than English</th>
                    <th scope="col">Pages missing</th>
                    <th scope="col">Pages older than English</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ locale, missing, english, stale, pages }) => (
                    <tr key={locale}>
                      <th scope="row">
                        <button type="button" className="link" onClick={() => onChoose(locale)}>
                          {languageName(languageOf(languages, locale).lang)}
                        </button>
                      </th>
                      <td>{missing}</td>
                      <td>{english}</td>
                      <td>{stale}</td>
                      <td>{pages.missing}</td>
                      <td>{pages.stale}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Answer>
      )}
      <p>Pages here are posts, landing pages and legal texts. Which ones they are stands in Pages.</p>
    </details>
  );
}
