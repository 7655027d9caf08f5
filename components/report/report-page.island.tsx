'use client';

import { buttonClass } from '@/components/ui/button';
import { useRetriable } from '@/components/ui/late/use-retriable';
import type { Locale } from '@/lib/i18n/locales';
import { readToken } from '@/lib/session/token';
import { useMembersOnly } from '@/lib/session/use-members-only';
import type { ReportLinks } from './room/links';

function loadReport(locale: Locale) {
  if (readToken() === null) return undefined;
  return Promise.all([import('./room/report-room'), import('./room/load-texts')]).then(
    async ([{ ReportRoom }, { loadTexts }]) => ({
      ReportRoom,
      texts: await loadTexts(locale),
      id: reportInAddress(),
    }),
  );
}

interface ReportPageProps {
  locale: Locale;
  links: ReportLinks;
  root: string;
  loading: string;
  failed: string;
  retry: string;
}

/** The place of the report whose id is in the address. Whoever is not signed in is led to the login and back. */
export function ReportPage({ locale, links, root, loading, failed, retry }: ReportPageProps) {
  useMembersOnly(links.login, root);
  const { loaded, retry: tryAgain } = useRetriable(loadReport, locale);

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
        <button type="button" onClick={tryAgain} className={buttonClass('secondary')}>
          {retry}
        </button>
      </div>
    );
  }
  const { ReportRoom, texts, id } = loaded;
  return <ReportRoom locale={locale} texts={texts} links={links} id={id} />;
}

/** The last part of `/app/report/{id}`, which is one prerendered page for every id (lib/routes/page-path.ts). */
const reportInAddress = () => /\/report\/([^/]+)\/?$/.exec(window.location.pathname)?.[1];
