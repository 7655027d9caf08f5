import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Fault, Saved } from '../../contract';
import type { LongerSaved } from '../../longer/contract';
import { isConflict, post, Refused, sentenceOf } from '../data/call';
import { queries, textsChanged } from '../data/queries';
import { isLonger } from '../longer/keys';
import { noteSaid, takeSaved } from '../longer/queries';
import { bridge } from '../place/bridge';
import { idsOfKey } from '../pointer/ids';
import { goOnFrom, unsaved } from './unsaved';

export type Outcome =
  | { kind: 'saved'; key: string; locales: string[] }
  /** `disk`: what the files say by now. */
  | { kind: 'conflict'; key: string; disk: Record<string, string | null> }
  | { kind: 'faults'; key: string; sentence: string; faults: Record<string, Fault[]> }
  | { kind: 'failed'; key: string; sentence: string };

interface Saving {
  /** Saves what is written for a key, in every language. @returns whether nothing of it is unsaved any more */
  save: (key: string) => Promise<boolean>;
  busy: boolean;
  outcome: Outcome | undefined;
  dismiss: () => void;
}

const SavingContext = createContext<Saving>({
  save: () => Promise.resolve(false),
  busy: false,
  outcome: undefined,
  dismiss: () => undefined,
});

export const useSaving = (): Saving => use(SavingContext);

export function SavingTexts({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: marks } = useQuery(queries.marks);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const save = async (key: string): Promise<boolean> => {
    const written = Object.entries(unsaved()[key] ?? {});
    if (written.length === 0) return true;
    if (busy) return false;
    const from = Object.fromEntries(written.map(([locale, one]) => [locale, one.from]));
    const texts = Object.fromEntries(written.map(([locale, one]) => [locale, one.text]));
    setBusy(true);
    if (marks) bridge.expect(idsOfKey(marks, key));
    try {
      const path = isLonger(key) ? 'longer/save' : 'save';
      const { saved, texts: now = texts } = await post<Saved & Partial<LongerSaved>>(path, {
        key,
        from,
        texts,
      });
      if (isLonger(key)) takeSaved(client, key, texts, now);
      goOnFrom(key, now);
      setOutcome({ kind: 'saved', key, locales: saved.map(({ locale }) => locale) });
      const asked = textsChanged(client);
      // What a longer text says now is known, and all that is asked anew about it takes seconds.
      if (!isLonger(key)) await asked;
      return unsaved()[key] === undefined;
    } catch (error) {
      bridge.expect([]);
      const refused = refusal(key, error);
      setOutcome(refused);
      if (refused.kind === 'conflict') {
        if (isLonger(key)) noteSaid(client, key, refused.disk);
        const asked = textsChanged(client);
        if (!isLonger(key)) await asked;
      }
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <SavingContext value={{ save, busy, outcome, dismiss: () => setOutcome(undefined) }}>
      {children}
    </SavingContext>
  );
}

function refusal(key: string, error: unknown): Outcome {
  if (isConflict(error) && error.data.disk)
    return { kind: 'conflict', key, disk: error.data.disk as Record<string, string | null> };
  if (error instanceof Refused && error.code === 'faults')
    return {
      kind: 'faults',
      key,
      sentence: error.message,
      faults: (error.data.faults ?? {}) as Record<string, Fault[]>,
    };
  return { kind: 'failed', key, sentence: sentenceOf(error) };
}
