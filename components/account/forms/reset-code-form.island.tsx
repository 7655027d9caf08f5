'use client';

import { fill } from '@/lib/i18n/fill';
import type { ResetCodeEntryProps } from './reset-code-entry';
import { useLoaded } from './use-loaded';
import { usePending } from './use-pending';

interface ResetCodeFormProps extends Omit<ResetCodeEntryProps, 'pending'> {
  /** With `{email}`. */
  lead: string;
  first: string;
}

const loadEntry = () => import('./reset-code-entry');

export function ResetCodeForm({ lead, first, ...entry }: ResetCodeFormProps) {
  const pending = usePending('reset', first);
  const loaded = useLoaded(pending !== undefined, loadEntry);
  if (!pending) return null;
  return (
    <>
      <p className="mt-4 text-muted">{fill(lead, { email: pending.email })}</p>
      {loaded ? <loaded.ResetCodeEntry {...entry} pending={pending} /> : null}
    </>
  );
}
