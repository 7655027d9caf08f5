'use client';

import { fill } from '@/lib/i18n/fill';
import type { RegisterCodeEntryProps } from './register-code-entry';
import { useLoaded } from './use-loaded';
import { usePending } from './use-pending';

interface RegisterCodeFormProps extends Omit<RegisterCodeEntryProps, 'pending'> {
  /** With `{email}`. */
  lead: string;
  first: string;
}

const loadEntry = () => import('./register-code-entry');

/** Second step of registering, for who has taken the first one. Its form is loaded for them alone: the others are led to that step. */
export function RegisterCodeForm({ lead, first, ...entry }: RegisterCodeFormProps) {
  const pending = usePending('register', first);
  const loaded = useLoaded(pending !== undefined, loadEntry);
  if (!pending) return null;
  return (
    <>
      <p className="mt-4 text-muted">{fill(lead, { email: pending.email })}</p>
      {loaded ? <loaded.RegisterCodeEntry {...entry} pending={pending} /> : null}
    </>
  );
}
