import { useQuery } from '@tanstack/react-query';
import type { Client } from '@/lib/api/client/create-client';
import { decodeError } from '@/lib/api/errors';
import { loadApi } from '@/lib/session/api';
import { loadMemberApi } from '@/lib/session/member-api';
import { isPro } from '@/lib/account/owned';

/** `unknownCall`: this API has no such call (API contract, Accounts). */
export type Part<Data> =
  | { state: 'loading' | 'unknownCall' }
  | { state: 'failed'; retry: () => void }
  | { state: 'known'; data: Data };

/** Whether an error says that the API does not have the call: one of another service may lack it (API contract, Accounts). */
export function isUnknownCall(error: unknown): boolean {
  const { kind } = decodeError(error);
  return kind === 'notFound' || kind === 'unsupported';
}

interface Asking {
  load?: () => Promise<Client>;
  enabled?: boolean;
}

/** @param key names the answer: two parts with the same key share it */
export function usePart<Data>(
  key: string,
  ask: (api: Client, signal: AbortSignal) => Promise<Data>,
  { load = loadApi, enabled = true }: Asking = {},
): Part<Data> {
  const { data, error, refetch } = useQuery({
    queryKey: [key],
    enabled,
    queryFn: async ({ signal }) => {
      try {
        return { list: await ask(await load(), signal) };
      } catch (error) {
        if (isUnknownCall(error)) return 'unknownCall';
        throw error;
      }
    },
  });
  if (data === 'unknownCall') return { state: 'unknownCall' };
  if (data !== undefined) return { state: 'known', data: data.list };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

export const usePurchases = () =>
  usePart('purchases', (api, signal) => api.call('accountPurchases', {}, { signal }));
export const useSessions = () => usePart('sessions', (api, signal) => api.call('sessions', {}, { signal }));

export const useFactors = () => usePart('factors', (api, signal) => api.call('factors', {}, { signal }));

/** Behind the API client of the page, as all code that holds zod is (load-keep.ts). */
const loadBehindApi = () => loadApi().then(loadMemberApi);

/** Newest first. */
export const useExams = (enabled: boolean) =>
  usePart('exams', (api, signal) => api.call('exams', {}, { signal }), { load: loadBehindApi, enabled });

/** Whether the user owns an unlimited plan as the list of plans says it; asked only where needed. Undefined until known. */
export function useOwnsPro(needed: boolean): { owns?: boolean; failed: boolean } {
  const { data, error } = useQuery({
    queryKey: ['vips'],
    enabled: needed,
    queryFn: async ({ signal }) => {
      const api = await loadApi();
      const plans = await api.call('vips', {}, { signal });
      return plans.some((plan) => plan.owned && isPro(plan));
    },
  });
  return { ...(data !== undefined && { owns: data }), failed: error !== null };
}
