import { useEffect, useState } from 'react';
import { googleFailureOf } from '@/lib/google/failure';
import type * as googleLibrary from './google-library';
import { linkingAfter, type Linking } from './google-linking';
import type { GoogleSignInProps } from './google-sign-in.island';

type Library = typeof googleLibrary;

interface GoogleOneTapPromptProps extends Omit<GoogleSignInProps, 'home'> {
  /** Whether the page before has opened an account: then there is a welcome in place of the prompt. */
  isNewUser: boolean;
}

export function GoogleOneTapPrompt(props: GoogleOneTapPromptProps) {
  const { clientId, language, root, forget, texts, isNewUser } = props;
  const [library, setLibrary] = useState<Library>();
  const [notice, setNotice] = useState(isNewUser ? texts.welcome : undefined);
  const [linking, setLinking] = useState<Linking>();

  useEffect(() => {
    // Nobody asked for the prompt: without the library there is none.
    if (!isNewUser) import('./google-library').then(setLibrary, () => undefined);
  }, [isNewUser]);

  const onCredential = async (credential: string) => {
    const signIn = async (password?: string) => {
      const { exchangeOneTap } = await import('@/lib/google/sign-in');
      // A full load: every part of the page that depends on the session starts anew.
      if (await exchangeOneTap(credential, password)) window.location.assign(root);
    };
    try {
      await signIn();
    } catch (error) {
      const left = await linkingAfter(error, signIn, root);
      if (left) setLinking(left);
      else setNotice(texts.errors[googleFailureOf(error)]);
    }
  };

  return (
    <>
      <div
        role="alert"
        className="pointer-events-auto mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 shadow-lg empty:hidden"
      >
        {notice ? (
          <>
            <p className="min-w-0 flex-1 basis-64 text-sm">{notice}</p>
            <button
              type="button"
              onClick={() => setNotice(undefined)}
              className="min-h-11 rounded-control px-5 font-semibold text-action hover:bg-action-soft"
            >
              {texts.dismiss}
            </button>
          </>
        ) : null}
      </div>
      {linking ? (
        <div className="pointer-events-auto mx-auto w-full max-w-2xl rounded-card border border-line bg-surface p-4 shadow-lg">
          <linking.Form
            texts={texts.password}
            errors={texts.errors}
            forget={forget}
            finish={linking.finish}
          />
          <button
            type="button"
            onClick={() => setLinking(undefined)}
            className="min-h-11 font-semibold text-action hover:underline"
          >
            {texts.dismiss}
          </button>
        </div>
      ) : null}
      {library ? (
        <library.GooglePrompt clientId={clientId} language={language} onCredential={onCredential} />
      ) : null}
    </>
  );
}
