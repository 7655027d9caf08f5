import type { ListedEntry } from '../../contract';
import { useStep } from './use-steps';
import { WhyNot } from './why-not';

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
      {error && (
        <p role="alert" className="refused">
          <WhyNot error={error} />
        </p>
      )}
    </div>
  );
}
