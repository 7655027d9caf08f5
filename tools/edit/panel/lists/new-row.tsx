import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { DraftRow, SavedRow } from '../../lists/contract';
import { post } from '../data/call';
import { useTextsChanged } from '../data/queries';
import { Answer } from '../parts/answer';
import { Faults } from '../parts/faults';
import { Follows } from './follows';
import { listQueries, useRowFaults } from './list-queries';
import { goInLists } from './open-place';
import { RowHead } from './row-head';
import { faultsIn, RowSaveBar } from './row-save-bar';
import { startOf } from './start-value';
import { dropRow, rowName, useUnsavedRows, writeRow } from './unsaved-rows';
import { faultsAt, ValueField } from './value-field';

export function NewRow({ sheet, like }: { sheet: string; like: string | undefined }) {
  const query = useQuery(listQueries.draft(sheet, like));
  return (
    <>
      <RowHead back={() => goInLists({ adding: undefined, row: undefined, left: like ?? '' })}>
        {like === undefined ? 'A new row' : 'A copy'}
      </RowHead>
      <Answer query={query}>{(draft) => <NewRowForm {...{ sheet, like, draft }} />}</Answer>
    </>
  );
}

function NewRowForm({ sheet, like, draft }: { sheet: string; like: string | undefined; draft: DraftRow }) {
  const name = rowName(sheet);
  const id = useId();
  const written = useUnsavedRows()[name];
  const value = written?.value ?? (like === undefined ? startOf(draft.field) : draft.value);
  const text = written?.text ?? draft.text;
  const { data: own } = useQuery(listQueries.sheet(sheet, ''));
  const changed = useTextsChanged();
  const add = useMutation({
    mutationFn: () => post<SavedRow>('lists/add', { sheet, value, text, like }),
    onSuccess: async ({ row }) => {
      dropRow(name);
      await changed();
      goInLists({ adding: undefined, row, added: row });
    },
  });
  const checked = useRowFaults({ sheet, row: undefined }, value, written !== undefined);
  const refused = faultsIn(add.error);
  const faults = [...(checked ?? refused), ...refused.filter(({ path }) => path === 'text')];
  const drop = () => {
    dropRow(name);
    goInLists({ adding: undefined, left: '' });
  };
  return (
    <>
      <Faults faults={faultsAt(faults, '')} />
      <ValueField
        field={draft.field}
        value={value}
        label=""
        path=""
        faults={faults}
        isNew
        onChange={(next) => {
          add.reset();
          writeRow(name, { value: next, text });
        }}
      />
      {text !== undefined && (
        <div className="value">
          <label htmlFor={id}>Its text, in English</label>
          <textarea
            id={id}
            lang="en"
            value={text}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => {
              add.reset();
              writeRow(name, { value, text: target.value });
            }}
          />
          <small id={`${id}-help`}>
            The other languages come next: as long as one lacks it, nothing can be handed over.
          </small>
          <Faults faults={faultsAt(faults, 'text')} />
        </div>
      )}
      <Follows of={own?.follows ?? []} />
      <RowSaveBar
        isWritten={written !== undefined || like !== undefined}
        busy={add.isPending}
        error={add.error}
        save={() => add.mutate()}
        drop={drop}
        name="Add"
      />
    </>
  );
}
