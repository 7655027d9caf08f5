'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { textEntry } from '@/lib/browser/storage';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath, splitLocale } from '@/lib/i18n/paths';
import { preferredLocale } from '@/lib/routes/preferred-locale';
import type * as offerModule from './language-offer';
import type { LanguageOfferProps } from './language-offer';

/** Remembers the answer "stay here". Where storage is blocked the offer comes back on the next page. */
const answer = textEntry('localStorage', 'languageSuggestion');

interface Suggestion {
  parts: typeof offerModule;
  offer: LanguageOfferProps['offer'];
}

/**
 * Offers the page in the language that the visitor's browser prefers, in that language. It redirects nobody: the address
 * decides the language, and search engines see the same page as people. Who reads a page in their own language loads the look at the two
 * languages alone.
 */
export function LanguageSuggestion() {
  const pathname = usePathname();
  const [suggestion, setSuggestion] = useState<Suggestion>();

  useEffect(() => {
    const { locale, path } = splitLocale(window.location.pathname);
    const preferred = preferredLocale(navigator.languages);
    if (!preferred || preferred === locale || answer.read() !== null) {
      return;
    }
    let shown = true;
    const suggest = async () => {
      const parts = await import('./language-offer');
      const text = await parts.loadOfferText(preferred);
      if (shown) setSuggestion({ parts, offer: { locale: preferred, ...pageIn(preferred, path), text } });
    };
    // Without its text there is nothing to offer; the language selector is still there.
    suggest().catch(() => undefined);
    return () => {
      shown = false;
      setSuggestion(undefined);
    };
  }, [pathname]);

  if (!suggestion) return null;
  return (
    <suggestion.parts.LanguageOffer
      offer={suggestion.offer}
      onDismiss={() => {
        answer.write('dismissed');
        setSuggestion(undefined);
      }}
    />
  );
}

/** The page in a language, by the page's own list: not every language has every page. */
function pageIn(locale: Locale, path: string): Pick<LanguageOfferProps['offer'], 'href' | 'lang'> {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-locale='${locale}']`);
  return { href: link?.getAttribute('href') ?? localizePath(path, locale), lang: link?.lang || locale };
}
