import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import type { Entry } from '../../contract';
import { post } from '../data/call';
import { queries, useTextsChanged } from '../data/queries';
import { bridge } from '../place/bridge';
import { idsOfKey } from '../pointer/ids';
import { useSaving } from '../saving/saving';

export type Step = 'undo' | 'redo';

interface Stepped {
  entry: string;
  changes: Entry['changes'];
}

/** Takes back the last saving, or one by its id; or does it again. `can`: whether there is a last one. */
export function useStep(
  step: Step,
): UseMutationResult<Stepped, Error, string | undefined> & { can: boolean } {
  const { data: journal } = useQuery(queries.journal);
  const { data: marks } = useQuery(queries.marks);
  const textsChanged = useTextsChanged();
  const { dismiss } = useSaving();
  const done = useMutation({
    mutationFn: (id: string | undefined) => {
      const from = step === 'undo' ? 'done' : 'undone';
      const next = journal?.entries.find((entry) => (id ? entry.id === id : entry.state === from));
      if (marks) bridge.expect((next?.changes ?? []).flatMap(({ key }) => idsOfKey(marks, key)));
      return post<Stepped>(step, id ? { id } : {});
    },
    onSuccess: () => {
      // What was said of the last saving may be what this took back.
      dismiss();
      return textsChanged();
    },
    onError: () => bridge.expect([]),
  });
  const can = (step === 'undo' ? journal?.canUndo : journal?.canRedo) ?? false;
  return { ...done, can };
}
