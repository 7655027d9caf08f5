'use client';

import { useSyncExternalStore } from 'react';
import { nextTarget } from '@/lib/session/next-target';

interface LoginReasonProps {
  /** Why somebody is here who wanted to see the account, or a purchase. */
  app: string;
  success: string;
  /** Address of the app home. */
  home: string;
}

const never = () => () => undefined;

/** Says why one is at the login who wanted to go elsewhere; nothing to whom came by himself. */
export function LoginReason({ app, success, home }: LoginReasonProps) {
  const next = useSyncExternalStore(
    never,
    () => nextTarget(window.location.search, window.location.origin, ''),
    () => '',
  );
  const reason = next === home ? app : /\/success\/./.test(next) ? success : null;
  return reason === null ? null : <p className="mt-4 text-muted">{reason}</p>;
}
