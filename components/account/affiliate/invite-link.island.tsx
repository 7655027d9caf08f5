'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { onSessionEnded, readToken } from '@/lib/session/token';
import type * as ownInvite from './own-invite';
import type { InviteTexts } from './own-invite';

interface InviteIslandProps {
  texts: InviteTexts;
  /** BCP 47 tag for numbers. */
  lang: string;
  children: ReactNode;
}

/** Looks for a token; everything else is loaded for users. */
export function InviteIsland({ texts, lang, children }: InviteIslandProps) {
  const [own, setOwn] = useState<{ OwnInvite: typeof ownInvite.OwnInvite }>();

  useEffect(() => {
    if (readToken() === null) return;
    let current = true;
    // What cannot be loaded leaves what visitors are told.
    void import('./own-invite').then(
      ({ OwnInvite }) => current && setOwn({ OwnInvite }),
      () => undefined,
    );
    const stop = onSessionEnded(() => setOwn(undefined));
    return () => {
      current = false;
      stop();
    };
  }, []);

  return own ? <own.OwnInvite texts={texts} lang={lang} /> : children;
}
