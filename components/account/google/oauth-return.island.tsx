'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { classNames } from '@/components/ui/class-names';
import { localizePath } from '@/lib/i18n/paths';
import { googleFailureOf, type GoogleFailure } from '@/lib/google/failure';
import { dropStarted, readStarted } from '@/lib/google/redirect';
import { judgeReturn, type OauthReturn, type ReturnFailure } from '@/lib/google/return';
import { nextTarget } from '@/lib/account/next-target';
import { linkingAfter, type Linking } from './google-linking';
import type { GooglePasswordTexts } from './google-password';
import { SignedInRedirect } from '../signed-in-redirect.island';

interface OauthReturnProps {
  locale: Locale;
  texts: {
    busy: string;
    none: string;
    google: Record<GoogleFailure, string>;
    errors: Record<ReturnFailure, string>;
    password: GooglePasswordTexts;
  };
  forget: string;
  home: string;
}

type View =
  | { kind: 'busy' }
  | { kind: 'none' }
  | { kind: 'failed'; text: string }
  | { kind: 'linking'; linking: Linking };

export function OauthReturn({ locale, texts, home, forget }: OauthReturnProps) {
  const begun = useRef(false);
  const [view, setView] = useState<View>({ kind: 'busy' });

  useEffect(() => {
    // A return can be used once; strict mode runs effects twice.
    if (begun.current) return;
    begun.current = true;
    const run = async () => {
      const { search, hash, origin } = window.location;
      await clearAddress();
      const started = readStarted();
      const result = judgeReturn(search, hash, started);
      if (result.kind !== 'none' && started && started.locale !== locale) {
        // Replaces this entry of the history: the visitor goes on in the language in which the sign-in was started.
        window.location.replace(localizePath('/oauth', started.locale) + search + hash);
        return;
      }
      if (result.kind === 'none') return setView({ kind: 'none' });
      if (result.kind === 'failed') {
        if (result.reason !== 'state') dropStarted();
        return setView({ kind: 'failed', text: texts.errors[result.reason] });
      }
      dropStarted();
      const next = new URLSearchParams({ next: started?.target ?? '' });
      const target = nextTarget(`?${next}`, origin, home);
      const finish = async (password?: string) => {
        await signIn(result, started?.nonce, password);
        window.location.replace(target);
      };
      try {
        await finish();
      } catch (error) {
        const linking = await linkingAfter(error, finish, target);
        setView(
          linking
            ? { kind: 'linking', linking }
            : { kind: 'failed', text: texts.google[googleFailureOf(error)] },
        );
      }
    };
    void run();
  }, [locale, texts, home]);

  return (
    <>
      {/* Each in the other's place, so that nothing below moves when it shows that no sign-in is under way. */}
      <div
        className={classNames(
          'mt-4 text-muted *:col-start-1 *:row-start-1',
          view.kind === 'busy' || view.kind === 'none' ? 'grid' : 'hidden',
        )}
      >
        <p role="status">{view.kind === 'busy' ? texts.busy : null}</p>
        <p className={classNames(view.kind !== 'none' && 'invisible')}>{texts.none}</p>
      </div>
      <div role="alert" className="empty:hidden">
        {view.kind === 'failed' ? (
          <p className="mt-6 rounded-control bg-bad-soft px-4 py-3 font-medium text-bad">{view.text}</p>
        ) : null}
      </div>
      {view.kind === 'linking' ? (
        <div className="mt-6">
          <view.linking.Form
            texts={texts.password}
            errors={texts.google}
            forget={forget}
            finish={view.linking.finish}
          />
        </div>
      ) : null}
      {view.kind === 'none' ? <SignedInRedirect home={home} /> : null}
    </>
  );
}

/** Takes the token out of the address bar and the history before anything else happens to it. */
async function clearAddress(): Promise<void> {
  const { search, hash, pathname } = window.location;
  if (search === '' && hash === '') return;
  window.history.replaceState(window.history.state, '', pathname);
  // The router, which starts after this island, has read the address too and would write it back; a state that is not its own
  // makes it take over the new one.
  await Promise.resolve();
  window.history.replaceState(null, '', pathname);
}

async function signIn(
  result: Extract<OauthReturn, { kind: 'credential' | 'accessToken' }>,
  nonce: string | undefined,
  password: string | undefined,
): Promise<void> {
  const { signInByCredential, signInByAccessToken } = await import('@/lib/google/sign-in');
  if (result.kind === 'accessToken') return signInByAccessToken(result.accessToken, password);
  await signInByCredential(result.credential, {
    ...(nonce !== undefined && { nonce }),
    ...(password !== undefined && { password }),
  });
}
