'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { useWish } from './use-wish';

export interface OrderSummaryProps {
  locale: Locale;
  /** BCP 47 tag for prices. */
  lang: string;
  /** What stands above the line. */
  label: string;
  /** The line of each advertised offer. */
  lines: Readonly<Record<string, string>>;
  /** With `{offer}` and `{price}`, for what the API says else. */
  line: string;
}

/** Above the account pages of who comes to buy: what, and for how much. Asks the API whether that is still right. */
export function OrderSummary({ locale, lang, label, lines, line }: OrderSummaryProps) {
  const wish = useWish();
  const [better, setBetter] = useState<string | null>();

  useEffect(() => {
    if (wish === null) return;
    let current = true;
    import('@/lib/payment/wished-words')
      .then(({ wishedWords }) => wishedWords(wish, locale, lang))
      .then(
        (words) => {
          if (!current || words === undefined) return;
          setBetter(
            words && line.replace('{offer}', () => words.offer).replace('{price}', () => words.price),
          );
        },
        // The line of the page stays.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [wish, locale, lang, line]);

  const shown = better === undefined && wish !== null ? lines[wish] : better;
  if (!shown) return null;
  return (
    <p className="mb-6 rounded-control bg-action-soft px-4 py-3">
      <span className="block text-sm text-muted">{label}</span>
      <span className="font-semibold">{shown}</span>
    </p>
  );
}
