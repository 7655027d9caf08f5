import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { ListedProposal, Proposed } from '../../proposals/contract';
import { get, post } from './call';
import { queries } from './queries';

const proposals = (locale: string) =>
  queryOptions({
    queryKey: ['proposals', locale],
    queryFn: () => get<{ proposals: ListedProposal[] }>('proposals', { locale }),
  });

/** What a connected service has proposed for a language; undefined where none is connected, and for English. */
export function useProposals(locale: string): readonly ListedProposal[] | undefined {
  const { data: session } = useQuery(queries.session);
  const asked = (session?.ai ?? false) && locale !== 'en';
  const { data } = useQuery({ ...proposals(locale), enabled: asked });
  return asked ? data?.proposals : undefined;
}

export function useProposing(
  locale: string,
  what: 'propose' | 'discard',
): UseMutationResult<Partial<Proposed>, Error, string[]> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keys: string[]) =>
      post<Partial<Proposed>>(what === 'propose' ? 'proposals' : 'proposals/discard', { keys, locale }),
    onSuccess: () => client.invalidateQueries(proposals(locale)),
  });
}
