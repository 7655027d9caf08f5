'use client';

import { useEffect } from 'react';
import { leaveFor } from '@/lib/session/leaving';
import { nextTarget } from '@/lib/account/next-target';
import { againReason } from '@/lib/account/reasons';
import { readToken } from '@/lib/session/token';

/** Leads somebody who is signed in already, and not temporarily, on to the app home, but for who came to sign in again. Renders nothing. */
export function SignedInRedirect({ home }: { home: string }) {
  useEffect(() => {
    if (readToken() === null || window.location.hash === `#${againReason}`) return;
    let current = true;
    import('@/lib/session/user')
      .then(({ loadUser }) => loadUser())
      .then(
        (user) => {
          if (current && !user.temp) {
            leaveFor(nextTarget(window.location.search, window.location.origin, home));
          }
        },
        // A session that cannot be confirmed does not keep anybody from signing in.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [home]);
  return null;
}
