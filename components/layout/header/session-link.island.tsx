'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { onSessionEnded, readToken } from '@/lib/session/token';

interface SessionLinkProps {
  visitor: ReactNode;
  user: ReactNode;
  className?: string;
}

/**
 * The header's button: 'Try for free' for visitors, temporary users included, 'Get started' for users (spec section 2). Both are
 * laid over each other, so that the width never changes. For a visitor nothing but a look for a token runs.
 */
export function SessionLink({ visitor, user, className }: SessionLinkProps) {
  const [signedIn, setSignedIn] = useState(false);

  useEffect(() => {
    if (readToken() === null) return;
    let current = true;
    const show = ({ temp }: { temp: boolean }) => current && setSignedIn(!temp);
    let stopListening = () => {};
    import('./signed-in')
      .then(({ loadUser, onUserChanged, keepFor }) => {
        if (current) stopListening = onUserChanged(show);
        return loadUser().then(keepFor);
      })
      // Not known to be signed in: the visitor's button leads to the login, which leads on.
      .then(show, () => undefined);
    const stop = onSessionEnded(() => setSignedIn(false));
    return () => {
      current = false;
      stopListening();
      stop();
    };
  }, []);

  return (
    <span className={classNames('grid', className)}>
      <span className={classNames('col-start-1 row-start-1 grid', signedIn && 'invisible')}>{visitor}</span>
      <span className={classNames('col-start-1 row-start-1 grid', !signedIn && 'invisible')}>{user}</span>
    </span>
  );
}
