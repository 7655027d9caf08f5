'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { keptPages, type KeptPage } from '@/lib/deployment/kept-pages';

interface KeptPagesProps {
  texts: { retry: string; title: string; text: string; none: string };
}

/** What this browser has kept, those in the language of the page first, and a way to try again; it does so itself when the network is back. */
export function KeptPages({ texts }: KeptPagesProps) {
  const [pages, setPages] = useState<readonly KeptPage[]>();

  useEffect(() => {
    const { lang } = document.documentElement;
    keptPages().then(
      (found) => setPages(found.toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang))),
      () => setPages([]),
    );
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return (
    <>
      <button type="button" onClick={retry} className={buttonClass('primary', 'mt-6')}>
        {texts.retry}
      </button>
      {pages ? (
        <section aria-labelledby="kept" className="mt-10 border-t border-line pt-6">
          <h2 id="kept" className="text-xl font-bold">
            {texts.title}
          </h2>
          <p className="mt-2 text-muted">{pages.length > 0 ? texts.text : texts.none}</p>
          <ul className="mt-2 divide-y divide-line">
            {pages.map(({ path, title, lang }) => (
              <li key={path}>
                <a
                  href={path}
                  lang={lang}
                  className="flex min-h-11 items-center py-2 text-action underline underline-offset-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

const retry = () => window.location.reload();
