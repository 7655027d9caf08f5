'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { loginHref } from '@/lib/session/login-href';
import { goToRoot } from '@/lib/session/root-notices';
import { onSessionEnded, readToken } from '@/lib/session/token';
import type * as room from './room/report-room';
import type { ReportLinks } from './room/links';

type Loaded = Pick<typeof room, 'ReportRoom'> & { texts: room.ReportTexts; id: string | undefined };

interface ReportPageProps {
  locale: Locale;
  links: ReportLinks;
  root: string;
  /** Shown until the report has come. */
  loading: string;
  failed: string;
  retry: string;
}

/** The place of the report whose id is in the address. Whoever is not signed in is led to the login and back. */
export function ReportPage({ locale, links, root, loading, failed, retry }: ReportPageProps) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [tries, setTries] = useState(0);
  const { login } = links;

  useEffect(() => {
    if (readToken() === null) return leaveTo(login);
    let current = true;
    Promise.all([import('./room/report-room'), import('./room/load-texts')])
      .then(async ([{ ReportRoom }, { loadTexts }]) => ({ ReportRoom, texts: await loadTexts(locale) }))
      .then(
        (parts) => current && setLoaded({ ...parts, id: reportInAddress() }),
        () => current && setLoaded('failed'),
      );
    const stop = onSessionEnded(() => goToRoot(root, 'signedOut'));
    return () => {
      current = false;
      stop();
    };
  }, [locale, login, root, tries]);

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
          onClick={() => {
            setLoaded(undefined);
            setTries(tries + 1);
          }}
          className={buttonClass('secondary')}
        >
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

function leaveTo(login: string): void {
  window.location.replace(loginHref(login, window.location.pathname));
}
