import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  Entry,
  Marks,
  Overview,
  Session,
  State,
  Text,
  TextChange,
  Unseen,
  ListedEntry,
} from '../../contract';
import { get } from './call';

/** GET journal */
export interface Journal {
  /** The newest first. */
  entries: ListedEntry[];
  canUndo: boolean;
  canRedo: boolean;
}

/** Which texts there are changes when somebody writes code; one is back from there when one looks at this window again. */
const lasting = { staleTime: Infinity, refetchOnWindowFocus: 'always' } as const;

export const queries = {
  session: queryOptions({ queryKey: ['session'], queryFn: () => get<Session>('session') }),
  keys: queryOptions({ queryKey: ['keys'], queryFn: () => get<{ keys: string[] }>('keys'), ...lasting }),
  marks: queryOptions({ queryKey: ['marks'], queryFn: () => get<Marks>('marks'), ...lasting }),
  text: (key: string) => queryOptions({ queryKey: ['text', key], queryFn: () => get<Text>('text', { key }) }),
  state: (locale: string) =>
    queryOptions({ queryKey: ['state', locale], queryFn: () => get<State>('state', { locale }) }),
  /** It takes seconds, and is read once the state of a language was: so it has to be, when one looks at this window again. */
  overview: queryOptions({
    queryKey: ['overview'],
    queryFn: () => get<Overview>('overview'),
    staleTime: 60_000, // ms
    refetchOnWindowFocus: false,
  }),
  unseen: (locale: string) =>
    queryOptions({ queryKey: ['unseen', locale], queryFn: () => get<Unseen>('unseen', { locale }) }),
  journal: queryOptions({ queryKey: ['journal'], queryFn: () => get<Journal>('journal') }),
  changed: queryOptions({
    queryKey: ['changed'],
    queryFn: () => get<{ changes: (TextChange | Entry['changes'][number])[] }>('changed'),
  }),
};

/** Answers that stay true when texts have changed, or that are made anew when somebody asks. */
const unmoved = new Set(['keys', 'marks', 'pictures']);

/** What is shown is read at once, but for the overview: it would hold up the others, so State reads it once it has its own. */
export function textsChanged(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: queries.overview.queryKey, refetchType: 'none' });
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'overview' && !unmoved.has(String(queryKey[0])),
  });
}

export function useTextsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => textsChanged(client);
}

/** The languages of the site; none until they are known. */
export function useLanguages(): Session['locales'] {
  return useQuery(queries.session).data?.locales ?? [];
}
