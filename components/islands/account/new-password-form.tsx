'use client';

import { useState, type ReactNode } from 'react';
import { loadApi } from '@/lib/session/api';
import { dropPending } from '@/lib/session/pending';
import { AccountForm, type FormTexts } from './account-form';
import { usePending } from './use-pending';

interface NewPasswordFormProps {
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  /** Address of the first step. */
  first: string;
  /** Below the form: the way back to the first step, for who took too long. */
  again: ReactNode;
  /** Shown in place of both when the password is saved. */
  done: ReactNode;
}

/** Last step: the new password, which ends every other session of the account. */
export function NewPasswordForm({ first, again, done, ...form }: NewPasswordFormProps) {
  const pending = usePending('reset', first, true);
  const [saved, setSaved] = useState(false);
  if (saved) {
    // The button that had the focus is gone; without a new place the keyboard would start at the top of the page.
    return (
      <div role="status" tabIndex={-1} ref={(element) => element?.focus()} className="outline-none">
        {done}
      </div>
    );
  }
  if (!pending?.ticket) return null;
  const { email, ticket } = pending;
  return (
    <>
      <AccountForm
        {...form}
        fields={[{ name: 'email', value: email }, { name: 'newPassword' }]}
        onSubmit={async ({ newPassword }) => {
          const api = await loadApi();
          await api.call('findPassword', { body: { email, password: newPassword, ticket } });
          dropPending('reset');
          setSaved(true);
        }}
      />
      {again}
    </>
  );
}
