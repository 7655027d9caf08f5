import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Draft, TakenBack } from '../../drafts/list.mjs';
import type { Pictures } from '../../drafts/pictures/pictures.mjs';
import { get, post } from '../data/call';

/** GET drafts */
export interface Drafts {
  /** The branch that is open; `null` for none. */
  current: string | null;
  /** The one that drafts are merged into; `null` where none is known. */
  home: string | null;
  /** The newest first. */
  drafts: Draft[];
  takenBack: TakenBack[];
  /** Files of texts that were changed and not handed over. */
  dirty: number;
  /** What was put right when the editor started, as sentences. */
  mended?: readonly string[];
}

export const draftQueries = {
  drafts: queryOptions({ queryKey: ['drafts'], queryFn: () => get<Drafts>('drafts') }),
  /** Of a draft; without one of what is not handed over. They take a minute or two. */
  pictures: (branch?: string) =>
    queryOptions({
      queryKey: ['pictures', branch],
      queryFn: () => get<Pictures>('drafts/pictures', { branch }),
      staleTime: Infinity,
      // Of what is not handed over there are others as soon as something changes.
      gcTime: 0,
    }),
};

/** What is done with a branch. `take`: what is changed here comes along; `restore`: what was taken back is handed over as it was. */
export type DraftAct =
  | { path: 'drafts/open'; input: { branch: string; take?: boolean } }
  | { path: 'drafts/back'; input: { branch: string; restore?: boolean } };

export function useDraftAct(): UseMutationResult<unknown, Error, DraftAct> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, input }: DraftAct) => post(path, input),
    // Another branch may have other keys, too.
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'pictures' }),
  });
}
