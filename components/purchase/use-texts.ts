import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadTexts, type Texts } from '@/lib/purchase/words/texts';

/**
 * The texts, undefined until they are there.
 *
 * @param needed whether something is to be said now; texts that could not be loaded are asked for again with the next need
 */
export function useTexts(locale: Locale, needed: boolean): Texts | undefined {
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    let current = true;
    loadTexts(locale).then(
      (loaded) => current && setTexts(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale, needed]);
  return texts;
}
