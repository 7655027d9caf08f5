'use client';

import type { MouseEvent, ReactNode } from 'react';
import { rememberLocale } from '@/lib/routing/remember-locale';

/** Around the language links: a choice keeps the query and the fragment and is remembered. */
export function LanguageLinks({ children }: { children: ReactNode }) {
  const choose = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.dataset.locale) return;
    rememberLocale(link.dataset.locale);
    // Before the browser follows the link, so that new tabs and middle clicks keep them too.
    link.search = window.location.search;
    link.hash = window.location.hash;
  };
  return (
    <nav onClickCapture={choose} onAuxClickCapture={choose}>
      {children}
    </nav>
  );
}
