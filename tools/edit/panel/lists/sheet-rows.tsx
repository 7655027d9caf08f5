import { useMutation, useQuery } from '@tanstack/react-query';
import type { ListedRow, Sheet } from '../../lists/contract';
import { post } from '../data/call';
import { useTextsChanged } from '../data/queries';
import { useSettled } from '../field/use-checked';
import { Answer } from '../parts/answer';
import { Faults } from '../parts/faults';
import { LongList } from '../parts/long-list';
import { Refusal } from '../parts/refusal';
import { Follows } from './follows';
import { listQueries } from './list-queries';
import { goInLists, useOpenPlace } from './open-place';
import { rowName, useUnsavedRows } from './unsaved-rows';

export function SheetRows({ sheet }: { sheet: string }) {
  const { q } = useOpenPlace();
  const query = useQuery(listQueries.sheet(sheet, useSettled(q)));
  return (
    <>
      <label className="search">
        Find in this list
        <input type="search" value={q} onChange={({ target }) => goInLists({ q: target.value })} />
      </label>
      <Answer query={query}>{(found) => <Rows sheet={found} isWhole={q.trim() === ''} />}</Answer>
    </>
  );
}

function Rows({ sheet, isWhole }: { sheet: Sheet; isWhole: boolean }) {
  const { id, list, can, faults, follows } = sheet;
  const { left } = useOpenPlace();
  const unsaved = useUnsavedRows();
  const changed = useTextsChanged();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (move: { row: string; by: 1 | -1 }) => post('lists/move', { sheet: id, ...move }),
    onSuccess: changed,
  });
  const moves = can.order && isWhole;
  return (
    <>
      {can.add && (
        <button
          type="button"
          className="add"
          autoFocus={left === ''}
          onClick={() => goInLists({ adding: {} })}
        >
          {unsaved[rowName(id)] ? 'Go on with the new one, not saved yet' : 'Add one'}
        </button>
      )}
      <Faults
        faults={faults.map(({ path, reason }) => ({ rule: path, reason: `${path} ${reason}`.trim() }))}
      />
      <Refusal error={error} />
      {list.length === 0 ? (
        <p role="status">{isWhole ? 'This list is empty.' : 'No row has these words.'}</p>
      ) : (
        <LongList rows={list}>
          {(row) => (
            <li key={row.id} className="listed">
              <RowButton row={row} isUnsaved={unsaved[rowName(id, row.id)] !== undefined} />
              {moves &&
                ([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    type="button"
                    className="quiet"
                    disabled={list.at(by === -1 ? 0 : -1) === row}
                    onClick={() => {
                      if (!isPending) mutate({ row: row.id, by });
                    }}
                  >
                    {by === -1 ? 'Up' : 'Down'}
                    <span className="unseen">, {row.title}</span>
                  </button>
                ))}
            </li>
          )}
        </LongList>
      )}
      <Follows of={follows} />
    </>
  );
}

function RowButton({ row, isUnsaved }: { row: ListedRow; isUnsaved: boolean }) {
  const { left } = useOpenPlace();
  return (
    <button
      type="button"
      className="row"
      autoFocus={left === row.id}
      onClick={() => goInLists({ row: row.id })}
    >
      <span lang="en">
        {row.title}
        {isUnsaved && (
          <span className="dot">
            <span className="unseen">, not saved</span>
          </span>
        )}
      </span>
      <small>{row.detail}</small>
    </button>
  );
}
