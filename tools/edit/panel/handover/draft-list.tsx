import { useQuery } from '@tanstack/react-query';
import { Answer } from '../parts/answer';
import { useUnsaved } from '../saving/use-unsaved';
import { ActButton } from './act-button';
import { DraftRow } from './draft-row';
import { draftQueries } from './drafts';

export function DraftList() {
  const drafts = useQuery(draftQueries.drafts);
  const unsaved = Object.keys(useUnsaved()).length > 0;
  return (
    <section className="drafts">
      <h2 id="drafts" tabIndex={-1}>
        Drafts
      </h2>
      {unsaved && <p className="refused">Save or throw away what you wrote before you open another draft.</p>}
      <Answer query={drafts}>
        {({ current, home, drafts: list, takenBack, mended = [] }) => (
          <>
            {mended.map((sentence) => (
              <p key={sentence} role="status">
                {sentence}
              </p>
            ))}
            {list.length === 0 && <p role="status">No draft is waiting to be merged.</p>}
            <ul className="rows">
              {list.map((draft) => (
                <DraftRow key={draft.branch} draft={draft} open={draft.branch === current} busy={unsaved} />
              ))}
            </ul>
            {home !== null && home !== current && (
              <ActButton
                name={`Open ${home}, what drafts are merged into`}
                act={{ path: 'drafts/open', input: { branch: home } }}
                disabled={unsaved}
              />
            )}
            {takenBack.length > 0 && (
              <details>
                <summary>
                  Taken back <span className="count">{takenBack.length}</span>
                </summary>
                <ul className="rows">
                  {takenBack.map((draft) => (
                    <DraftRow key={draft.commit} draft={draft} takenBack busy={unsaved} />
                  ))}
                </ul>
              </details>
            )}
          </>
        )}
      </Answer>
    </section>
  );
}
