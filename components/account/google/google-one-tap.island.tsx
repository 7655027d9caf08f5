'use client';

import { useEffect, useState } from 'react';
import { takeNewUser } from '@/lib/google/new-user';
import { readToken } from '@/lib/session/token';
import { whenIdle } from '@/lib/browser/when-idle';
import type * as promptModule from './google-one-tap-prompt';
import type { GoogleSignInProps } from './google-sign-in.island';

interface Loaded {
  parts: typeof promptModule;
  isNewUser: boolean;
}

/**
 * Prompts visitors without a session to sign in by Google's one-tap, once the page is idle (spec section 4); welcomes whom it has
 * opened an account for on the page before. Nothing of either is loaded before.
 */
export function GoogleOneTap(props: Omit<GoogleSignInProps, 'home'>) {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(
    () =>
      whenIdle(() => {
        const isNewUser = readToken() !== null && takeNewUser();
        if (readToken() !== null && !isNewUser) return;
        import('./google-one-tap-prompt').then(
          (parts) => setLoaded({ parts, isNewUser }),
          () => undefined,
        );
      }),
    [],
  );

  return loaded ? <loaded.parts.GoogleOneTapPrompt {...props} isNewUser={loaded.isNewUser} /> : null;
}
