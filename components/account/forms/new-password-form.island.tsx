'use client';

import { useState, type ReactNode } from 'react';
import type { NewPasswordEntryProps } from './new-password-entry';
import { useLoaded } from './use-loaded';
import { usePending } from './use-pending';

interface NewPasswordFormProps extends Omit<NewPasswordEntryProps, 'pending' | 'onSaved'> {
  first: string;
  again: ReactNode;
  done: ReactNode;
}

const loadEntry = () => import('./new-password-entry');

export function NewPasswordForm({ first, again, done, ...entry }: NewPasswordFormProps) {
  const pending = usePending('reset', first, true);
  const loaded = useLoaded(pending !== undefined, loadEntry);
  const [saved, setSaved] = useState(false);
  if (saved) {
    // The button that had the focus is gone; without a new place the keyboard would start at the top of the page.
    return (
      <div role="status" tabIndex={-1} ref={(element) => element?.focus()} className="outline-none">
        {done}
      </div>
    );
  }
  if (!loaded || !pending?.ticket) return null;
  const { ticket } = pending;
  return (
    <>
      <loaded.NewPasswordEntry {...entry} pending={{ ...pending, ticket }} onSaved={() => setSaved(true)} />
      {again}
    </>
  );
}
