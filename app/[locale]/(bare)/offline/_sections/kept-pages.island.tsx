'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { keptPages, type KeptPage } from '@/lib/deployment/kept-pages';
import { servedBuild } from '@/lib/deployment/version';

interface KeptPagesProps {
  texts: { retry: string; title: string; text: string; none: string };
}

export function KeptPages({ texts }: KeptPagesProps) {
  const [pages, setPages] = useState<readonly KeptPage[]>();

  useEffect(() => {
    const { lang } = document.documentElement;
    keptPages().then(
      (found) => setPages(found.toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang))),
      () => setPages([]),
    );
    window.addEventListener('online', retryIfReachable);
    const asking = window.setInterval(retryIfReachable, askEveryMs);
    return () => {
      window.removeEventListener('online', retryIfReachable);
      window.clearInterval(asking);
    };
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

const askEveryMs = 5_000;

const retry = () => window.location.reload();

/**
 * Browsers tell of a network before anybody can be reached by it, or before this page listens, or while there is none: to load the page
 * anew at their word would take a visitor back who is on the way to a page that is kept. Whoever opens the page by its own address sees it
 * with a network, too, where nothing is to be tried again.
 */
const retryIfReachable = () => void askAndRetry();

async function askAndRetry() {
  if (!navigator.onLine || window.location.pathname.endsWith('/offline')) return;
  if ((await servedBuild()) !== undefined) retry();
}
