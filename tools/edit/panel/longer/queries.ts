import {
  queryOptions,
  useMutation,
  useQuery,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { LongerChecked, LongerList, LongerText } from '../../longer/contract';
import { get, post } from '../data/call';
import { useTextsChanged } from '../data/queries';
import { useSettledSubject, type CheckSubject } from '../field/use-checked';
import { drop, unsaved } from '../saving/unsaved';

export const longerQueries = {
  list: queryOptions({ queryKey: ['longer'], queryFn: () => get<LongerList>('longer') }),
  text: (key: string) =>
    queryOptions({ queryKey: ['longer-text', key], queryFn: () => get<LongerText>('longer/text', { key }) }),
};

/** ms for which an answer about a text that has changed since is kept: each of them holds all of the text. */
const shortly = 10_000;

export function useLongerChecked(subject: CheckSubject): UseQueryResult<LongerChecked> {
  const body = useSettledSubject(subject);
  return useQuery({
    queryKey: ['longer-check', body],
    queryFn: () => post<LongerChecked>('longer/check', body),
    gcTime: shortly,
    // Of the text before this letter it is nearly right.
    placeholderData: (before, query) => {
      const last = query?.queryKey[1] as typeof body | undefined;
      return last?.key === body.key && last.locale === body.locale ? before : undefined;
    },
  });
}

/** Has the editor do something with longer texts, and asks anew for what may be otherwise then. */
export function useLongerDoing<Input extends object, Answer>(
  path: string,
  done: (answer: Answer, input: Input) => void = () => undefined,
): UseMutationResult<Answer, Error, Input> {
  const textsChanged = useTextsChanged();
  return useMutation({
    mutationFn: (input: Input) => post<Answer>(path, input),
    onSuccess: async (answer, input) => {
      await textsChanged();
      done(answer, input);
    },
  });
}

/** Takes for true what files say now, by language, until the editor says it itself. */
export function noteSaid(
  client: QueryClient,
  key: string,
  said: Readonly<Record<string, string | null>>,
): void {
  client.setQueryData(longerQueries.text(key).queryKey, (known) => {
    if (!known) return known;
    const texts = known.texts.map((one) => ({ ...one, text: said[one.locale] ?? one.text }));
    return { ...known, texts };
  });
}

/**
 * Takes what was saved for what the files say: the formatter may have written it a little otherwise.
 *
 * @param sent what was written when it was saved, by language
 * @param written what the files say now
 */
export function takeSaved(
  client: QueryClient,
  key: string,
  sent: Readonly<Record<string, string>>,
  written: Readonly<Record<string, string>>,
): void {
  noteSaid(client, key, written);
  for (const [locale, text] of Object.entries(sent))
    if (unsaved()[key]?.[locale]?.text === text) drop(key, locale);
}
