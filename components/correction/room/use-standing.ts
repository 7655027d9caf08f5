import { useCallback, useState } from 'react';
import { loadMemberApi } from '@/lib/session/member-api';
import type { Standing } from './given';

/** What is left and what was corrected; undefined while it is asked for the first time. */
type Known = { standing: Standing } | { error: unknown } | undefined;

/** @returns what is known, and how to ask: what is known stays until the answer has come */
export function useStanding(): { known: Known; look: () => void; retry: () => void } {
  const [known, setKnown] = useState<Known>();
  const look = useCallback(() => {
    loadMemberApi()
      .then((api) => api.call('corrections', { query: {} }))
      .then(
        (standing) => setKnown({ standing }),
        (error: unknown) => setKnown((before) => (before && 'standing' in before ? before : { error })),
      );
  }, []);
  const retry = () => {
    setKnown(undefined);
    look();
  };
  return { known, look, retry };
}
