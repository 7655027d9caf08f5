'use client';

import { useState, type ReactNode } from 'react';
import { useRetriable } from '@/components/ui/late/use-retriable';
import type { Locale } from '@/lib/i18n/locales';
import { readToken } from '@/lib/session/token';
import { useMembersOnly } from '@/lib/session/use-members-only';
import type { ExamLinks } from './room/given';

function loadRoom(locale: Locale) {
  if (readToken() === null) return undefined;
  return Promise.all([import('./room/exam-room'), import('./room/load-texts')]).then(
    async ([{ ExamRoom }, { loadTexts }]) => ({ ExamRoom, texts: await loadTexts(locale) }),
  );
}

interface ExamRoomIslandProps {
  locale: Locale;
  links: ExamLinks;
  root: string;
  loading: string;
  failed: string;
  retry: string;
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
  const [isSitting, setSitting] = useState(false);
  useMembersOnly(links.login, root);
  const { loaded, retry: tryAgain } = useRetriable(loadRoom, locale);

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
            onClick={tryAgain}
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
