'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { AppTexts } from '@/lib/account/app-texts';
import { loadApi } from '@/lib/session/api';
import { goToRoot } from '@/lib/session/root-notices';
import { onSessionEnded, readToken } from '@/lib/session/token';
import { Failed } from './failed';
import type { AppHomeSettings } from './home';
import { loginHref } from '@/lib/session/login-href';
import type * as ownAccount from './own-account';

interface Loaded {
  OwnAccount: typeof ownAccount.OwnAccount;
  t: AppTexts;
}

/**
 * The account of who is signed in; visitors are sent to the login. Only the look for a token is part of the page: everything else
 * is loaded for users. They are greeted first, in room that is kept for it; where they learn comes next and waits for nothing.
 */
export function AppHome({ children, ...settings }: AppHomeSettings & { children: ReactNode }) {
  const { texts, locale, login, root } = settings;
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [tries, setTries] = useState(0);
  const [head, setHead] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (readToken() === null) return leaveTo(login);
    let current = true;
    const catalog = import('@/lib/account/app-texts').then(({ loadAppTexts }) => loadAppTexts(locale));
    // Asked for first: for the code of the account the bundler takes for granted that its own file with zod has come.
    loadApi().catch(() => undefined);
    Promise.all([import('./own-account'), catalog]).then(
      ([{ OwnAccount }, t]) => current && setLoaded({ OwnAccount, t }),
      () => current && setLoaded('failed'),
    );
    const stop = onSessionEnded(() => goToRoot(root, 'signedOut'));
    return () => {
      current = false;
      stop();
    };
  }, [locale, login, root, tries]);

  return (
    <div>
      <div ref={setHead} className="mt-2 mb-4 min-h-40 sm:min-h-28 md:mb-6" />
      {children}
      {loaded === undefined ? (
        <p role="status" className="mt-8 min-h-72 text-muted">
          {texts.loading}
        </p>
      ) : loaded === 'failed' ? (
        <Failed
          text={texts.failed}
          retry={texts.retry}
          onRetry={() => {
            setLoaded(undefined);
            setTries(tries + 1);
          }}
        />
      ) : (
        <loaded.OwnAccount t={loaded.t} settings={settings} head={head} onVisitor={() => leaveTo(login)} />
      )}
    </div>
  );
}

function leaveTo(login: string): void {
  window.location.replace(loginHref(login, window.location.pathname));
}
