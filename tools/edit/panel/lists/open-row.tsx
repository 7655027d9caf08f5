import { useMutation, useQuery } from '@tanstack/react-query';
import type { Row, SavedRow, Sheet } from '../../lists/contract';
import { isSame } from '../../lists/same.mjs';
import { isConflict, post } from '../data/call';
import { useTextsChanged } from '../data/queries';
import { Answer } from '../parts/answer';
import { Faults } from '../parts/faults';
import { Follows } from './follows';
import { listQueries, useRowFaults } from './list-queries';
import { goInLists, useOpenPlace } from './open-place';
import { RemoveButton } from './remove-button';
import { RowConflict } from './row-conflict';
import { RowHead } from './row-head';
import { RowDone } from './texts/row-done';
import { faultsIn, RowSaveBar } from './row-save-bar';
import { RowTexts } from './texts/row-texts';
import { dropRow, rowName, useUnsavedRows, writeRow } from './unsaved-rows';
import { faultsAt, ValueField } from './value-field';

export function OpenRow({ sheet, row }: { sheet: string; row: string }) {
  const query = useQuery(listQueries.row(sheet, row));
  const { data: own } = useQuery(listQueries.sheet(sheet, ''));
  return (
    <>
      {row !== '' && (
        <RowHead back={() => goInLists({ row: undefined, left: row })}>
          {own?.list.find(({ id }) => id === row)?.title ?? row}
        </RowHead>
      )}
      <Answer query={query}>{(data) => <RowForm row={data} sheet={own} />}</Answer>
    </>
  );
}

function RowForm({ row, sheet }: { row: Row; sheet: Sheet | undefined }) {
  const name = rowName(row.sheet, row.id);
  const written = useUnsavedRows()[name];
  const value = written ? written.value : row.value;
  const from = written ? written.from : row.value;
  const changed = useTextsChanged();
  const save = useMutation({
    mutationFn: (given: { from: unknown; value: unknown }) =>
      post<SavedRow>('lists/save', { sheet: row.sheet, row: row.id, ...given }),
    onSuccess: async (_, given) => {
      // What was written while it was being saved goes on from there.
      const now = written && written.value !== given.value ? written.value : given.value;
      writeRow(name, { from: given.value, value: now });
      await changed();
    },
    onError: (error) => (isConflict(error) ? changed() : undefined),
  });
  const checked = useRowFaults({ sheet: row.sheet, row: row.id }, value, written !== undefined);
  const faults = checked ?? (written ? faultsIn(save.error) : row.faults);
  const conflict = isConflict(save.error) ? save.error : undefined;
  const { added } = useOpenPlace();
  const isThere = save.isSuccess && isSame(save.variables.value, row.value);
  const done = isThere ? (
    <RowDone name="Saved" outdated={save.data.outdated ?? []} texts={[]} />
  ) : (
    added === row.id && <RowDone name="Added" outdated={[]} texts={row.texts} />
  );
  const drop = () => {
    dropRow(name);
    save.reset();
  };
  return (
    <>
      {conflict && written && (
        <RowConflict
          field={row.field}
          disk={conflict.data.disk}
          written={written}
          onTheirs={drop}
          onMine={(disk) => {
            writeRow(name, { from: disk, value });
            save.mutate({ from: disk, value });
          }}
        />
      )}
      <Faults faults={faultsAt(faults, '')} />
      <ValueField
        field={row.field}
        value={value}
        label=""
        path=""
        faults={faults}
        english={row.english}
        isNew={false}
        onChange={(next) => {
          if (!conflict) save.reset();
          writeRow(name, { from, value: next });
        }}
      />
      <RowTexts texts={row.texts} />
      <Follows of={sheet?.follows ?? []} />
      {sheet?.can.add && row.id !== '' && (
        <div className="choices">
          <button type="button" onClick={() => goInLists({ adding: { like: row.id } })}>
            Add a copy
          </button>
          <RemoveButton row={row} />
        </div>
      )}
      <RowSaveBar
        isWritten={written !== undefined}
        busy={save.isPending}
        error={save.error}
        done={done}
        save={() => save.mutate({ from, value })}
        drop={drop}
        name="Save"
      />
    </>
  );
}
