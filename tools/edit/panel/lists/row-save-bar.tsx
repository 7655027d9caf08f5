import { useEffect, useEffectEvent, useRef } from 'react';
import type { RowFault } from '../../lists/contract';
import { isConflict, Refused, sentenceOf } from '../data/call';

export interface RowSaveBarProps {
  isWritten: boolean;
  busy: boolean;
  error: Error | null;
  /** Saved, and nothing was written since. */
  saved: boolean;
  save: () => void;
  drop: () => void;
  name: string;
}

export function RowSaveBar({ isWritten, busy, error, saved, save, drop, name }: RowSaveBarProps) {
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
        {saved && !isWritten && <p>Saved</p>}
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
