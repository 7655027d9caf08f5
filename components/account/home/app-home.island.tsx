'use client';

import { useState, type ReactNode } from 'react';
import { useRetriable } from '@/components/ui/late/use-retriable';
import type { AppTexts } from '@/lib/account/app-texts';
import type { Locale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import { readToken } from '@/lib/session/token';
import { leaveForLogin, useMembersOnly } from '@/lib/session/use-members-only';
import { Failed } from './failed';
import type { AppHomeSettings } from './home';
import type * as ownAccount from './own-account';

interface Loaded {
  OwnAccount: typeof ownAccount.OwnAccount;
  t: AppTexts;
}

function loadAccount(locale: Locale): Promise<Loaded> | undefined {
  if (readToken() === null) return undefined;
  const catalog = import('@/lib/account/app-texts').then(({ loadAppTexts }) => loadAppTexts(locale));
  // Asked for first: for the code of the account the bundler takes for granted that its own file with zod has come.
  loadApi().catch(() => undefined);
  return Promise.all([import('./own-account'), catalog]).then(([{ OwnAccount }, t]) => ({ OwnAccount, t }));
}

/**
 * The account of who is signed in; visitors are sent to the login. Only the look for a token is part of the page: everything else
 * is loaded for users. They are greeted first, in room that is kept for it; where they learn comes next and waits for nothing.
 */
export function AppHome({ children, ...settings }: AppHomeSettings & { children: ReactNode }) {
  const { texts, locale, login, root } = settings;
  const [head, setHead] = useState<HTMLElement | null>(null);
  useMembersOnly(login, root);
  const { loaded, retry } = useRetriable(loadAccount, locale);

  return (
    <div>
      <div ref={setHead} className="mt-2 mb-4 min-h-40 sm:min-h-28 md:mb-6" />
      {children}
      {loaded === undefined ? (
        <p role="status" className="mt-8 min-h-72 text-muted">
          {texts.loading}
        </p>
      ) : loaded === 'failed' ? (
        <Failed text={texts.failed} retry={texts.retry} onRetry={retry} />
      ) : (
        <loaded.OwnAccount
          t={loaded.t}
          settings={settings}
          head={head}
          onVisitor={() => leaveForLogin(login)}
        />
      )}
    </div>
  );
}
