import { useEffect, useEffectEvent, useState } from 'react';
import type { Correction } from '@/lib/correction/correction';
import { TryFailed, type Trouble } from './given';

export interface Watch {
  signal: AbortSignal;
  /** Told how much of what is needed has come, from 0 to 1. */
  onLoaded: (share: number) => void;
}

type End = { kind: 'done'; correction: Correction } | { kind: 'failed'; why: Trouble };

/** How far a try is; `loaded` is undefined while nothing is known to be loaded for it. */
export type Progress = { kind: 'busy'; loaded: number | undefined } | { kind: 'stopped' } | End;

interface Turn {
  /** Counts how often the button was pressed to begin. */
  run: number;
  isBusy: boolean;
  onEnd: () => void;
}

/**
 * Performs one try for each turn, and ends it where it is stopped or the page is left.
 *
 * @param perform throws {@link TryFailed}
 */
export function useTry(
  perform: (watch: Watch) => Promise<Correction>,
  { run, isBusy, onEnd }: Turn,
): Progress {
  const [told, setTold] = useState<{ run: number; loaded?: number; end?: End }>();

  const begin = useEffectEvent((signal: AbortSignal) => {
    perform({ signal, onLoaded: (loaded) => setTold({ run, loaded }) })
      .then((correction): End => ({ kind: 'done', correction }), failureOf)
      .then((end) => {
        if (signal.aborted) return;
        setTold({ run, end });
        onEnd();
      });
  });

  useEffect(() => {
    if (!isBusy) return;
    const over = new AbortController();
    begin(over.signal);
    return () => over.abort();
  }, [run, isBusy]);

  const current = told?.run === run ? told : undefined;
  if (current?.end) return current.end;
  return isBusy ? { kind: 'busy', loaded: current?.loaded } : { kind: 'stopped' };
}

/** What nobody has foreseen is told to whoever watches for errors, and the reader gets the answer back all the same. */
function failureOf(error: unknown): End {
  if (error instanceof TryFailed) return { kind: 'failed', why: error.why };
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
  return { kind: 'failed', why: 'broken' };
}
