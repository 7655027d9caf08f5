import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { RowFault } from '../../lists/contract';
import { isConflict, Refused, sentenceOf } from '../data/call';

export interface RowSaveBarProps {
  isWritten: boolean;
  busy: boolean;
  error: Error | null;
  /** What was done, as long as nothing is written since. */
  done?: ReactNode;
  save: () => void;
  drop: () => void;
  name: string;
}

export function RowSaveBar({ isWritten, busy, error, done, save, drop, name }: RowSaveBarProps) {
  const saving = useRef<HTMLButtonElement>(null);
  const saveWritten = () => {
    if (isWritten && !busy) save();
  };
  const pressed = useEffectEvent(saveWritten);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') pressed();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="save-bar">
      <div role="status" className="save-state">
        {error && !isConflict(error) && <p className="refused">{sentenceOf(error)}</p>}
        {!error && isWritten && <p>Not saved</p>}
        {!isWritten && done}
      </div>
      {isWritten && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            saving.current?.focus();
            drop();
          }}
        >
          Throw away
        </button>
      )}
      <button
        ref={saving}
        type="button"
        className="main"
        aria-disabled={busy || !isWritten}
        aria-keyshortcuts="Control+S"
        onClick={saveWritten}
      >
        {busy ? 'Saving…' : name}
      </button>
    </div>
  );
}

export function faultsIn(error: Error | null): readonly RowFault[] {
  return error instanceof Refused && error.code === 'faults' ? (error.data.faults as RowFault[]) : [];
}
