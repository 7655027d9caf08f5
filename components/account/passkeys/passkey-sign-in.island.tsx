'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import type * as passkeyButton from './passkey-button';

interface PasskeySignInProps {
  label: string;
  home: string;
}

/**
 * Signing in by a passkey, where the browser and the API can do it. Nothing of it is loaded before the page is idle; its place is kept,
 * so that nothing moves.
 */
export function PasskeySignIn(props: PasskeySignInProps) {
  const [parts, setParts] = useState<typeof passkeyButton>();

  useEffect(
    () =>
      whenIdle(() => {
        if (!('PublicKeyCredential' in window)) return;
        import('./passkey-button').then(
          async (loaded) => (await loaded.isOffered()) && setParts(loaded),
          // The form serves.
          () => undefined,
        );
      }),
    [],
  );

  if (parts) return <parts.PasskeyButton {...props} />;
  return (
    <span aria-hidden="true" className="invisible inline-flex min-h-11 items-center font-medium">
      {props.label}
    </span>
  );
}
