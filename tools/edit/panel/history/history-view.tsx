import { useQuery } from '@tanstack/react-query';
import type { ListedEntry } from '../../contract';
import { queries } from '../data/queries';
import { Answer } from '../parts/answer';
import { moment } from '../parts/day';
import { LongList } from '../parts/long-list';
import { ChangeRow } from './change-row';
import { StepOfEntry } from './step-of-entry';

const kinds: Record<ListedEntry['kind'], string> = {
  save: 'Saved',
  replace: 'Replaced',
  import: 'Brought in',
  restore: 'Handed over again',
  undo: 'Taken back',
  redo: 'Done again',
};

export function HistoryView() {
  const query = useQuery(queries.journal);
  return (
    <>
      <h2>History</h2>
      <Answer query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p role="status">Nothing has been saved yet.</p>
          ) : (
            <LongList rows={entries}>
              {(entry) => (
                <li key={entry.id} className="entry" data-undone={entry.state === 'undone' || undefined}>
                  <EntryParts entry={entry} />
                  <StepOfEntry entry={entry} />
                </li>
              )}
            </LongList>
          )
        }
      </Answer>
    </>
  );
}

function EntryParts({ entry: { at, kind, changes, state } }: { entry: ListedEntry }) {
  const head = (
    <>
      <strong>{kinds[kind]}</strong> <time dateTime={at}>{moment(at)}</time>
      {state === 'undone' && <em> taken back</em>}
    </>
  );
  const rows = changes.map((change) => <ChangeRow key={change.file + change.key} change={change} />);
  if (changes.length <= 3)
    return (
      <>
        <p>{head}</p>
        <ul>{rows}</ul>
      </>
    );
  return (
    <details>
      <summary>
        {head} <span className="count">{changes.length} texts</span>
      </summary>
      <ul>{rows}</ul>
    </details>
  );
}
