'use client';

import { useEffect } from 'react';

/**
 * Takes a fragment out of the address: what it shows stays shown, but not after reloading or coming back, when it may be true no
 * longer. Renders nothing.
 */
export function SaidOnce({ fragment }: { fragment: string }) {
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash === `#${fragment}`) window.history.replaceState(null, '', pathname + search);
  }, [fragment]);
  return null;
}
