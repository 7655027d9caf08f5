import type { ListedEntry } from '../../contract';
import { Refusal } from '../parts/refusal';
import { useStep } from './use-steps';

/** Takes one saving of the history back, or does it again, whatever was saved since. */
export function StepOfEntry({ entry: { id, state } }: { entry: ListedEntry }) {
  const { mutate, isPending, error } = useStep(state === 'done' ? 'undo' : 'redo');
  return (
    <div>
      <button
        type="button"
        className="quiet"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate(id);
        }}
      >
        {state === 'done' ? 'Take this back' : 'Do this again'}
      </button>
      <Refusal error={error} />
    </div>
  );
}
