import { useEffect, useRef } from 'react';
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
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      // What is done takes its own button away.
      if (isPressed.current && document.activeElement === document.body)
        document.getElementById('drafts')?.focus();
    },
    [],
  );
  const movable = error instanceof Refused && error.code === 'changed_here' && act.path === 'drafts/open';
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return;
          isPressed.current = true;
          mutate(act);
        }}
      >
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
