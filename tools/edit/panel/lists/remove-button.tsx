import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '../../lists/contract';
import { post } from '../data/call';
import { useTextsChanged } from '../data/queries';
import { Dialog } from '../parts/dialog';
import { Refusal } from '../parts/refusal';
import { goInLists } from './open-place';
import { dropRow, rowName } from './unsaved-rows';

export function RemoveButton({ row }: { row: Row }) {
  const [asking, setAsking] = useState(false);
  const changed = useTextsChanged();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => post('lists/remove', { sheet: row.sheet, row: row.id, from: row.value }),
    onSuccess: async () => {
      dropRow(rowName(row.sheet, row.id));
      // What is asked for anew must not be the row that is gone.
      flushSync(() => goInLists({ row: undefined, left: '' }));
      await changed();
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Remove…
      </button>
      <Refusal error={error} />
      {asking && (
        <Dialog
          title="Remove this row?"
          onClose={() => setAsking(false)}
          choices={
            <>
              <button type="button" onClick={() => setAsking(false)}>
                Keep it
              </button>
              <button type="button" className="main" disabled={isPending} onClick={() => mutate()}>
                Remove
              </button>
            </>
          }
        >
          <p>
            {row.texts.length > 0 ? 'Its text goes with it, in every language. ' : ''}Undo brings everything
            back.
          </p>
        </Dialog>
      )}
    </>
  );
}
