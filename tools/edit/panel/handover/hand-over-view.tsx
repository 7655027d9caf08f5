import { useMutation, useQuery } from '@tanstack/react-query';
import type { HandedOver as Handed } from '../../drafts/hand-over.mjs';
import { post } from '../data/call';
import { queries, useTextsChanged } from '../data/queries';
import { ChangeRow } from '../history/change-row';
import { Answer } from '../parts/answer';
import { useLostFocus } from '../parts/focus';
import { LongList } from '../parts/long-list';
import { Problems } from '../state/problems';
import { BranchName } from './branch-name';
import { DraftList } from './draft-list';
import { draftQueries } from './drafts';
import { forgetSaid, HandOverForm, type Said } from './hand-over-form';
import { Pictures } from './pictures';

export function HandOverView() {
  const changed = useQuery(queries.changed);
  const drafts = useQuery(draftQueries.drafts);
  const textsChanged = useTextsChanged();
  const handOver = useMutation({
    mutationFn: ({ note, ...what }: Said) =>
      post<Handed>('handover', { ...what, ...(note.trim() !== '' && { note }) }),
    onSuccess: () => {
      forgetSaid();
      return textsChanged();
    },
  });
  // It may have been taken back since.
  const isThere = handOver.data && drafts.data?.drafts.some(({ branch }) => branch === handOver.data.branch);
  return (
    <>
      <h2>Changed since the last handing over</h2>
      {isThere && <HandedOver handed={handOver.data} />}
      <Answer query={changed}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p>Nothing is waiting to be handed over.</p>
          ) : (
            <>
              <LongList rows={changes}>
                {(change) => <ChangeRow key={change.file + change.key} change={change} />}
              </LongList>
              <Pictures key={changes.length} />
              <HandOverForm handOver={handOver} />
            </>
          )
        }
      </Answer>
      <DraftList />
    </>
  );
}

function HandedOver({ handed: { branch, files, problems, dates } }: { handed: Handed }) {
  const note = useLostFocus<HTMLDivElement>();
  return (
    <div ref={note} tabIndex={-1} role="status" className="done">
      <p>
        Handed over as <BranchName branch={branch} />, {files === 1 ? '1 file' : `${files} files`}.
      </p>
      <p>
        It is a draft on this machine, which others do not see yet. Tell whoever publishes its name. It goes
        out when somebody has merged it.
      </p>
      {dates.said !== undefined && <p>{dates.said}</p>}
      {problems.length > 0 && (
        <>
          <p>Nothing is wrong, but whoever publishes should look at this first:</p>
          <Problems problems={problems} />
        </>
      )}
    </div>
  );
}
