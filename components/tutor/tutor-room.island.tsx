'use client';

import { useRetriable } from '@/components/ui/late/use-retriable';
import type { Locale } from '@/lib/i18n/locales';
import { readToken } from '@/lib/session/token';
import { useMembersOnly } from '@/lib/session/use-members-only';
import type { TutorLinks } from './room/given';

function loadRoom(locale: Locale) {
  if (readToken() === null) return undefined;
  return Promise.all([import('./room/tutor-room'), import('./room/load-texts')]).then(
    async ([{ TutorRoom }, { loadTexts }]) => ({ TutorRoom, texts: await loadTexts(locale) }),
  );
}

interface TutorRoomIslandProps {
  locale: Locale;
  links: TutorLinks;
  root: string;
  loading: string;
  failed: string;
  retry: string;
}

/** The place of the tutor. Whoever is not signed in is led to the login and back; everything else is loaded for members. */
export function TutorRoomIsland({ locale, links, root, loading, failed, retry }: TutorRoomIslandProps) {
  useMembersOnly(links.login, root);
  const { loaded, retry: tryAgain } = useRetriable(loadRoom, locale);
  if (loaded === undefined) {
    return (
      <p role="status" className="mt-8 min-h-72 text-muted">
        {loading}
      </p>
    );
  }
  if (loaded === 'failed') {
    return (
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
    );
  }
  return <loaded.TutorRoom locale={locale} texts={loaded.texts} links={links} />;
}
