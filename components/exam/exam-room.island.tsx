'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loginHref } from '@/lib/session/login-href';
import { goToRoot } from '@/lib/session/root-notices';
import { onSessionEnded, readToken } from '@/lib/session/token';
import type * as room from './room/exam-room';
import type { ExamLinks, ExamTexts } from './room/given';

type Loaded = Pick<typeof room, 'ExamRoom'> & { texts: ExamTexts };

interface ExamRoomIslandProps {
  locale: Locale;
  links: ExamLinks;
  root: string;
  /** Shown until the room has come. */
  loading: string;
  failed: string;
  retry: string;
  /** The head of the page, which folds away while an exam is sat. */
  children: ReactNode;
}

/** The place of the exam room. Whoever is not signed in is led to the login and back; everything else is loaded for members. */
export function ExamRoomIsland({
  locale,
  links,
  root,
  loading,
  failed,
  retry,
  children,
}: ExamRoomIslandProps) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [tries, setTries] = useState(0);
  const [isSitting, setSitting] = useState(false);
  const { login } = links;

  useEffect(() => {
    if (readToken() === null) return leaveTo(login);
    let current = true;
    Promise.all([import('./room/exam-room'), import('./room/load-texts')])
      .then(async ([{ ExamRoom }, { loadTexts }]) => ({ ExamRoom, texts: await loadTexts(locale) }))
      .then(
        (parts) => current && setLoaded(parts),
        () => current && setLoaded('failed'),
      );
    const stop = onSessionEnded(() => goToRoot(root, 'signedOut'));
    return () => {
      current = false;
      stop();
    };
  }, [locale, login, root, tries]);

  return (
    <div data-mode={isSitting ? 'exam' : undefined}>
      {isSitting ? null : children}
      {loaded === undefined ? (
        <p role="status" className="mt-8 min-h-72 text-muted">
          {loading}
        </p>
      ) : loaded === 'failed' ? (
        <div className="mt-8 grid min-h-72 content-start justify-items-start gap-3">
          <p role="alert" className="text-bad">
            {failed}
          </p>
          <button
            type="button"
            onClick={() => {
              setLoaded(undefined);
              setTries(tries + 1);
            }}
            className="min-h-11 font-semibold text-action underline underline-offset-4"
          >
            {retry}
          </button>
        </div>
      ) : (
        <loaded.ExamRoom locale={locale} texts={loaded.texts} links={links} onSitting={setSitting} />
      )}
    </div>
  );
}

function leaveTo(login: string): void {
  window.location.replace(loginHref(login, window.location.pathname));
}
