import { useEffect, useState } from 'react';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import { decodeError, type ErrorKind } from '@/lib/api/errors';
import { loadMemberApi } from '@/lib/session/member-api';
import { paceMs, waitGently } from './pace';

/** Why the last look brought nothing, where it is looked again by itself. */
export type Lost = 'offline' | 'failed';

interface Known {
  correction: OrderedCorrection | undefined;
  lost: Lost | undefined;
  /** It cannot be had: looking again by itself would be of no use. */
  error: unknown;
  wasAwaited: boolean;
}

const nothing: Known = { correction: undefined, lost: undefined, error: undefined, wasAwaited: false };

export function useCorrection(id: string): Known & { retry: () => void } {
  const [known, setKnown] = useState(nothing);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const over = new AbortController();
    void follow(id, (change) => setKnown((before) => ({ ...before, ...change })), over.signal);
    return () => over.abort();
  }, [id, tries]);
  const retry = () => {
    setKnown(nothing);
    setTries(tries + 1);
  };
  return { ...known, retry };
}

const passing: readonly ErrorKind[] = ['network', 'timeout', 'slowDown', 'server'];

async function follow(id: string, tell: (change: Partial<Known>) => void, over: AbortSignal): Promise<void> {
  let isKnown = false;
  for (let looks = 0; !over.aborted; looks += 1) {
    let wait = paceMs(looks);
    try {
      const api = await loadMemberApi();
      const correction = await api.call('correction', { params: { id } }, { signal: over });
      if (over.aborted) return;
      isKnown = true;
      const isWaiting = correction.state === 'waiting';
      tell({ correction, lost: undefined, ...(isWaiting && { wasAwaited: true }) });
      if (!isWaiting) return;
    } catch (error) {
      if (over.aborted) return;
      const { kind, waitMs = 0 } = decodeError(error);
      // What was never seen is told to be missing; what is awaited may come yet.
      if (!isKnown || !passing.includes(kind)) return tell({ error });
      tell({ lost: kind === 'network' || kind === 'timeout' ? 'offline' : 'failed' });
      wait = Math.max(wait, waitMs);
    }
    await waitGently(wait, over);
  }
}
