import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries, useLanguages } from '../data/queries';
import { Answer } from '../parts/answer';
import { languageName, languageOf } from '../parts/language';

/** What each language lacks, to be chosen from. The check of all languages takes seconds, so it begins when somebody looks. */
export function AllLanguages({ onChoose }: { onChoose: (locale: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const languages = useLanguages();
  const query = useQuery({ ...queries.overview, enabled: isOpen });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>All languages side by side</summary>
      {isOpen && (
        <Answer query={query}>
          {({ languages: rows }) => (
            <table className="overview">
              <thead>
                <tr>
                  <th scope="col">Language</th>
                  <th scope="col">Missing</th>
                  <th scope="col">Still English</th>
                  <th scope="col">Older than English</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ locale, missing, english, stale }) => (
                  <tr key={locale}>
                    <th scope="row">
                      <button type="button" className="link" onClick={() => onChoose(locale)}>
                        {languageName(languageOf(languages, locale).lang)}
                      </button>
                    </th>
                    <td>{missing}</td>
                    <td>{english}</td>
                    <td>{stale}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Answer>
      )}
    </details>
  );
}
