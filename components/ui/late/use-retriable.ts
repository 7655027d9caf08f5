import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';

/**
 * What a page loads behind itself: undefined until it has come, `failed` where it could not, and a way to try again.
 *
 * @param load always the same function; undefined where there is nothing to load
 */
export function useRetriable<Parts extends object>(
  load: (locale: Locale) => Promise<Parts> | undefined,
  locale: Locale,
): { loaded: Parts | 'failed' | undefined; retry: () => void } {
  const [loaded, setLoaded] = useState<Parts | 'failed'>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let current = true;
    load(locale)?.then(
      (parts) => current && setLoaded(parts),
      () => current && setLoaded('failed'),
    );
    return () => {
      current = false;
    };
  }, [load, locale, tries]);

  const retry = () => {
    setLoaded(undefined);
    setTries(tries + 1);
  };
  return { loaded, retry };
}
