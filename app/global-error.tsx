'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { renewAfter } from '@/lib/deployment/failures';
import english from '@/messages/en/error.json';
import './globals.css';

interface GlobalErrorProps {
  error: Error;
  reset: () => void;
}

/**
 * Shown in place of a page that failed in the browser, and of all that stands around it: nothing else may be needed to draw it. It loads
 * its language only then, and says it in English until it has.
 */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const locale = useSyncExternalStore(stays, localeOfAddress, () => 'en');
  const [text, setText] = useState(english);

  useEffect(() => void renewAfter(error), [error]);

  useEffect(() => {
    import('@/lib/i18n/error-texts')
      .then(({ loadErrorTexts }) => loadErrorTexts(locale))
      // Until then, and without it, the English text is on the page.
      .then(setText, () => undefined);
  }, [locale]);

  return (
    <html lang={text === english ? 'en' : locale}>
      <body className="bg-page font-sans text-ink">
        <title>{text.title}</title>
        <main className="page-grid flex min-h-dvh flex-col items-start justify-center py-20">
          <h1 className="text-display font-bold">{text.title}</h1>
          <p className="mt-4 max-w-prose text-lead text-muted">{text.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <button
              type="button"
              // A script that is missing is not asked for again by the same document.
              onClick={error.name === 'ChunkLoadError' ? () => window.location.reload() : reset}
              className="min-h-11 rounded-control bg-action px-5 font-semibold text-on-action hover:bg-action-hover"
            >
              {text.retry}
            </button>
            <a
              href={locale === 'en' ? '/' : `/${locale}`}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-5 font-semibold"
            >
              {text.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}

const stays = () => () => undefined;

/** By the form of the address: the table of languages weighs too much for every first visit. */
const localeOfAddress = () => /^\/([a-z]{2})(?=\/|$)/.exec(window.location.pathname)?.[1] ?? 'en';
