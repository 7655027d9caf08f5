'use client';

import { useState, type ReactNode } from 'react';
import type { NewPasswordEntryProps } from './new-password-entry';
import { useLoaded } from './use-loaded';
import { usePending } from './use-pending';

interface NewPasswordFormProps extends Omit<NewPasswordEntryProps, 'pending' | 'onSaved'> {
  /** Address of the first step. */
  first: string;
  /** Below the form: the way back to the first step, for who took too long. */
  again: ReactNode;
  /** Shown in place of both when the password is saved. */
  done: ReactNode;
}

const loadEntry = () => import('./new-password-entry');

/** Last step of choosing a new password, for who has entered the code; its form is loaded for them alone. */
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
