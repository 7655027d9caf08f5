'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useRetriable } from '@/components/ui/late/use-retriable';
import type { Locale } from '@/lib/i18n/locales';
import { readToken } from '@/lib/session/token';
import { useMembersOnly } from '@/lib/session/use-members-only';
import type { RoomLinks } from './room/given';

function loadRoom(locale: Locale) {
  if (readToken() === null) return undefined;
  return Promise.all([import('./room/correction-room'), import('./room/load-texts')]).then(
    async ([{ CorrectionRoom }, { loadTexts }]) => ({ CorrectionRoom, texts: await loadTexts(locale) }),
  );
}

interface CorrectionRoomIslandProps {
  locale: Locale;
  links: RoomLinks;
  root: string;
  loading: string;
  failed: string;
  retry: string;
  children: ReactNode;
}

/** The place of the correction room. Whoever is not signed in is led to the login and back; everything else is loaded for members. */
export function CorrectionRoomIsland({
  locale,
  links,
  root,
  loading,
  failed,
  retry,
  children,
}: CorrectionRoomIslandProps) {
  useMembersOnly(links.login, root);
  const { loaded, retry: tryAgain } = useRetriable(loadRoom, locale);

  if (loaded === undefined) {
    return (
      <>
        {children}
        <p role="status" className="mt-6 min-h-72 text-muted">
          {loading}
        </p>
      </>
    );
  }
  if (loaded === 'failed') {
    return (
      <div className="mt-6 grid min-h-72 content-start justify-items-start gap-3">
        <p role="alert" className="text-bad">
          {failed}
        </p>
        <button type="button" onClick={tryAgain} className={buttonClass('secondary')}>
          {retry}
        </button>
      </div>
    );
  }
  return <loaded.CorrectionRoom locale={locale} texts={loaded.texts} links={links} />;
}
