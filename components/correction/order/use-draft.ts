import { useState } from 'react';
import { keepDraft, newKey, readDraft, type Draft } from './drafts';
import type { RoomType } from './room-types';

type Written = Pick<Draft, 'text' | 'prompt' | 'mode'>;

export function useDraft(task: string, type: RoomType) {
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(task) ?? { type, text: '', key: newKey(), at: 0 },
  );
  const [isKept, setKept] = useState(true);
  const change = (next: Draft) => {
    setDraft(next);
    setKept(keepDraft(task, next));
  };
  return {
    draft,
    isKept,
    write: (part: Partial<Written>) => change({ ...draft, ...part, at: Date.now() }),
    /**
     * Before it is sent: what was tried to be sent with a key, and may have arrived, keeps its key, and what is something else by now
     * gets another.
     *
     * @param text all that is sent
     * @returns the key
     */
    keyFor(text: string): string {
      const key = draft.tried === undefined || draft.tried === text ? draft.key : newKey();
      change({ ...draft, key, tried: text });
      return key;
    },
  };
}
