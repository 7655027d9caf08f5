import { Dialog } from '../parts/dialog';
import { useStep, type Step } from './use-steps';
import { WhyNot } from './why-not';

const names: Record<Step, string> = { undo: 'Undo', redo: 'Redo' };

export function StepButtons() {
  return (
    <div className="steps" role="group" aria-label="What was saved">
      <StepButton step="undo" />
      <StepButton step="redo" />
    </div>
  );
}

function StepButton({ step }: { step: Step }) {
  const { can, mutate, isPending, error, reset } = useStep(step);
  return (
    <>
      <button
        type="button"
        disabled={!can}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate(undefined);
        }}
      >
        {names[step]}
      </button>
      {error && (
        <Dialog
          title={`${names[step]} is not possible`}
          onClose={reset}
          choices={
            <button type="button" onClick={reset}>
              Close
            </button>
          }
        >
          <p>
            <WhyNot error={error} />
          </p>
        </Dialog>
      )}
    </>
  );
}
