import { useEffect, useState } from 'react';
import { loadMemberApi } from '@/lib/session/member-api';
import type { Entry, Standing } from '../room/given';

/** ms after the last letter, before it is searched for. */
const typingMs = 400;

interface Listed {
  wish: string;
  entries: readonly Entry[];
  more: boolean;
}

const ask = async (search: string, task: string, before?: string) =>
  (await loadMemberApi()).call('corrections', {
    query: { ...(search && { search }), ...(task && { task }), ...(before && { before }) },
  });

/**
 * The entries of a search; of no search those that are known, and what is older when it is wanted.
 *
 * @param task its id; empty for all
 */
export function useEntries({ corrections, more }: Standing, search: string, task: string) {
  const [found, setFound] = useState<Listed>();
  const [older, setOlder] = useState<Listed>();
  const [failed, setFailed] = useState<{ wish: string; error: unknown }>();
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const wanted = search.trim();
  const wish = JSON.stringify([wanted, task]);
  const isAll = wanted === '' && task === '';

  useEffect(() => {
    if (isAll) return;
    let current = true;
    const timer = setTimeout(() => {
      ask(wanted, task).then(
        (answer) => current && setFound({ wish, entries: answer.corrections, more: answer.more }),
        (error: unknown) => current && setFailed({ wish, error }),
      );
    }, typingMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [isAll, wanted, task, wish, tries]);

  // What was found for another wish stays until the answer has come: rows that vanish and come back are nobody's help.
  const first: Listed | undefined = isAll ? { wish, entries: corrections, more } : found;
  const behind = older?.wish === wish ? older : undefined;
  const entries = [...(first?.entries ?? []), ...(behind?.entries ?? [])];
  const isCurrent = first?.wish === wish;
  const error = failed?.wish === wish ? failed.error : undefined;

  const showMore = () => {
    const last = entries.at(-1);
    if (isAsking || !last) return;
    setAsking(true);
    setFailed(undefined);
    ask(wanted, task, last.id)
      .then(
        (answer) =>
          setOlder({
            wish,
            entries: [...(behind?.entries ?? []), ...answer.corrections],
            more: answer.more,
          }),
        (failure: unknown) => setFailed({ wish, error: failure }),
      )
      .finally(() => setAsking(false));
  };
  const retry = () => {
    setFailed(undefined);
    if (isCurrent) showMore();
    else setTries(tries + 1);
  };
  return {
    entries,
    more: isCurrent && (behind ?? first).more,
    isSearching: !isCurrent && error === undefined,
    isAsking,
    error,
    showMore,
    retry,
  };
}
