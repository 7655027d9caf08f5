'use client';

import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import { googleFailureOf, type GoogleFailure } from '@/lib/google/failure';
import { whenIdle } from '@/lib/browser/when-idle';
import { keepStarted, newStart, startAddress } from '@/lib/google/redirect';
import { nextTarget } from '@/lib/account/next-target';
import { readToken } from '@/lib/session/token';
import type * as googleLibrary from './google-library';
import { linkingAfter, type Linking } from './google-linking';
import type { GooglePasswordTexts } from './google-password';

export interface GoogleSignInProps {
  clientId: string;
  locale: Locale;
  /** Google's name of the language, such as `zh_CN`. */
  language: string;
  /** Addresses of the app home, after the button, and of the site root, after one-tap (spec section 4). */
  home: string;
  root: string;
  forget: string;
  texts: {
    or: string;
    start: string;
    busy: string;
    dismiss: string;
    welcome: string;
    errors: Record<GoogleFailure, string>;
    password: GooglePasswordTexts;
  };
}

type Library = typeof googleLibrary;

/** Google draws its button between these widths, in px. */
const narrowest = 200;
const widest = 400;

/**
 * Signing in by Google below the login form. This site's own button leads to Google's page; once Google's script has loaded, its
 * button takes the place. Where the script never loads (blocked, or inside another app), the own one stays.
 */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { clientId, locale, language, home, root, forget, texts } = props;
  const box = useRef<HTMLDivElement>(null);
  const [library, setLibrary] = useState<{ parts: Library; width: number; prompt: boolean }>();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<GoogleFailure>();
  const [linking, setLinking] = useState<Linking>();

  useEffect(
    () =>
      whenIdle(() => {
        import('./google-library').then(
          (parts) => {
            const width = Math.round(box.current?.clientWidth ?? widest);
            setLibrary({
              parts,
              width: Math.min(Math.max(width, narrowest), widest),
              prompt: readToken() === null,
            });
          },
          // The own button serves.
          () => undefined,
        );
      }),
    [],
  );

  const target = (fallback: string) => nextTarget(window.location.search, window.location.origin, fallback);

  const onCredential = async (credential: string, source: googleLibrary.CredentialSource) => {
    setFailure(undefined);
    setLinking(undefined);
    setBusy(true);
    const signIn = async (password?: string) => {
      const { exchangeOneTap, signInByCredential } = await import('@/lib/google/sign-in');
      if (source === 'button') {
        await signInByCredential(credential, password === undefined ? {} : { password });
        window.location.assign(target(home));
      } else if (await exchangeOneTap(credential, password)) {
        window.location.assign(target(root));
      }
    };
    try {
      await signIn();
    } catch (error) {
      const left = await linkingAfter(error, signIn, target(source === 'button' ? home : root));
      if (left) setLinking(left);
      else setFailure(googleFailureOf(error));
    } finally {
      setBusy(false);
    }
  };

  const start = () => {
    setFailure(undefined);
    try {
      const started = newStart(locale, target(home));
      keepStarted(started);
      window.location.assign(startAddress(clientId, window.location.origin, started));
    } catch {
      setFailure('failed');
    }
  };

  return (
    <div className="mt-6 grid gap-6">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      <div role="alert" className="empty:hidden">
        {failure ? (
          <p className="rounded-control bg-bad-soft px-4 py-3 font-medium text-bad">
            {texts.errors[failure]}
          </p>
        ) : null}
      </div>
      {linking ? (
        <linking.Form texts={texts.password} errors={texts.errors} forget={forget} finish={linking.finish} />
      ) : null}
      <div ref={box} className="grid min-h-12 items-center">
        {library ? (
          <div className={classNames('grid justify-center', !ready && 'hidden')}>
            <library.parts.GoogleButton
              clientId={clientId}
              language={language}
              prompt={library.prompt}
              width={library.width}
              // Whoever is on the own button already keeps it: it does the same.
              onReady={() => setReady(!box.current?.matches(':focus-within'))}
              onCredential={onCredential}
            />
          </div>
        ) : null}
        {ready ? null : (
          <button
            type="button"
            onClick={start}
            className="min-h-12 rounded-control border border-line-strong bg-surface px-5 font-semibold text-ink hover:border-action hover:text-action"
          >
            {texts.start}
          </button>
        )}
      </div>
      <p role="status" className="text-center text-sm text-muted empty:hidden">
        {busy ? texts.busy : null}
      </p>
    </div>
  );
}
