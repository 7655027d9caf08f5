'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { localeTable, type Locale } from '@/lib/i18n/locales';
import { localizePath, splitLocale } from '@/lib/i18n/paths';
import { rememberLocale } from '@/lib/routing/remember-locale';
import { preferredLocale } from '@/lib/routing/preferred-locale';

/** Storage key that remembers the answer "stay here". */
const storageKey = 'languageSuggestion';

interface Suggestion {
  locale: Locale;
  /** The page that was open when it was offered, in that language. */
  href: string;
  text: Record<'label' | 'text' | 'switch' | 'dismiss', string>;
}

/**
 * Offers the page in the language that the visitor's browser prefers, in that language. It redirects nobody: the address
 * decides the language, and search engines see the same page as people.
 */
export function LanguageSuggestion() {
  const pathname = usePathname();
  const [suggestion, setSuggestion] = useState<Suggestion>();

  useEffect(() => {
    const { locale, path } = splitLocale(window.location.pathname);
    const preferred = preferredLocale(navigator.languages);
    if (!preferred || preferred === locale || isDismissed()) {
      return;
    }
    let shown = true;
    import(`../../messages/${preferred}/suggestion.json`).then(
      (catalog: { default: Suggestion['text'] }) =>
        shown &&
        setSuggestion({ locale: preferred, href: localizePath(path, preferred), text: catalog.default }),
      // Without its text there is nothing to offer; the language selector is still there.
      () => undefined,
    );
    return () => {
      shown = false;
      setSuggestion(undefined);
    };
  }, [pathname]);

  if (!suggestion) return null;
  const { locale, href, text } = suggestion;
  return (
    <aside
      lang={localeTable[locale].lang}
      aria-label={text.label}
      className="pointer-events-auto mx-auto flex w-full max-w-2xl flex-wrap items-center justify-end gap-x-2 rounded-card border border-line bg-surface py-1.5 ps-4 pe-1.5 shadow-lg"
    >
      <p className="min-w-0 flex-1 basis-56 py-1 text-sm leading-snug">{text.text}</p>
      <a
        href={href}
        hrefLang={locale}
        onClick={(event) => {
          rememberLocale(locale);
          event.currentTarget.search = window.location.search;
          event.currentTarget.hash = window.location.hash;
        }}
        className="inline-flex min-h-11 items-center rounded-control bg-action px-4 font-semibold text-on-action hover:bg-action-hover"
      >
        {text.switch}
      </a>
      <button
        type="button"
        onClick={() => {
          dismiss();
          setSuggestion(undefined);
        }}
        className="min-h-11 rounded-control px-4 font-semibold text-action hover:bg-action-soft"
      >
        {text.dismiss}
      </button>
    </aside>
  );
}

function isDismissed(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function dismiss(): void {
  try {
    window.localStorage.setItem(storageKey, 'dismissed');
  } catch {
    // Storage is blocked: the offer comes back on the next page, which is better than an error.
  }
}
