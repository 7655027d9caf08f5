import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { loadBank } from '@/components/questions/more/load-bank';
import type { BankIndex } from '@/lib/daily/bank-index';
import { followPractice } from '@/lib/daily/kept';
import { keptPractice, neededFiles, settle, standingOf, type Standing } from '@/lib/daily/standing';
import type { Locale } from '@/lib/i18n/locales';
import type { BankItem } from '@/lib/questions/bank/bank-item';

type Items = ReadonlyMap<string, BankItem>;

/**
 * How the reader's practice stands, and goes on standing: it follows what is answered here, in other tabs and in the account. The
 * questions by which answers are judged come behind it.
 *
 * @returns also what takes items that were loaded for something else
 */
export function useStanding(
  locale: Locale,
  index: BankIndex,
): [Standing, (items: readonly BankItem[]) => void] {
  const kept = useSyncExternalStore(followPractice, keptPractice);
  const [items, setItems] = useState<Items>(new Map());
  const take = useCallback(
    (more: readonly BankItem[]) =>
      setItems((before) => new Map([...before, ...more.map((item) => [item.id, item] as const)])),
    [],
  );

  const files = neededFiles(kept, index).join(' ');
  useEffect(() => {
    if (files === '') return;
    let isGone = false;
    loadBank(locale, files.split(' ')).then(
      (bank) => !isGone && take(bank.items),
      // Nothing is said of what cannot be judged now.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [files, locale, take]);

  useEffect(() => settle([...items.values()], kept), [items, kept]);

  return [standingOf(kept, [...items.values()], index), take];
}
