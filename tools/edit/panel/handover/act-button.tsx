import { Refused, sentenceOf } from '../data/call';
import { useDraftAct, type DraftAct } from './drafts';

export interface ActButtonProps {
  name: string;
  act: DraftAct;
  disabled: boolean;
}

/** Does something with a branch. Where changes would get into another draft, one may decide to take them along. */
export function ActButton({ name, act, disabled }: ActButtonProps) {
  const { mutate, isPending, error } = useDraftAct();
  const movable = error instanceof Refused && error.code === 'changed_here' && act.path === 'drafts/open';
  return (
    <>
      <button type="button" disabled={disabled || isPending} onClick={() => mutate(act)}>
        {isPending ? 'One moment…' : name}
      </button>
      {error && (
        <div role="alert" className="refused">
          <p>{sentenceOf(error)}</p>
          {movable && (
            <button
              type="button"
              disabled={isPending}
              onClick={() => mutate({ ...act, input: { ...act.input, take: true } })}
            >
              Take my changes along
            </button>
          )}
        </div>
      )}
    </>
  );
}
