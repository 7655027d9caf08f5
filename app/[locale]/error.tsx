'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { localizePath, splitLocale } from '@/lib/i18n/paths';
import english from '@/messages/en/error.json';

/** Shown in place of a page that failed in the browser; loads its language only then, and says it in English until it has. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const [text, setText] = useState(english);
  const { locale } = splitLocale(usePathname());

  useEffect(() => {
    import('@/lib/i18n/error-texts')
      .then(({ loadErrorTexts }) => loadErrorTexts(locale))
      // Until then, and without it, the English text is on the page.
      .then(setText, () => undefined);
  }, [locale]);

  return (
    <main id="content" className="page-grid flex min-h-[60dvh] flex-col items-start justify-center py-20">
      <h1 className="text-display font-bold">{text.title}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{text.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={reset}
          className="min-h-11 rounded-control bg-action px-5 font-semibold text-on-action hover:bg-action-hover"
        >
          {text.retry}
        </button>
        <a
          href={localizePath('/', locale)}
          className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-5 font-semibold"
        >
          {text.home}
        </a>
      </p>
    </main>
  );
}
