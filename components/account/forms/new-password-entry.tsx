import type { ReactNode } from 'react';
import { loadApi } from '@/lib/session/api';
import { dropPending, type Pending } from '@/lib/account/pending';
import { AccountForm, type FormTexts } from './account-form';

export interface NewPasswordEntryProps {
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  pending: Pending & { ticket: string };
  /** The password is saved. */
  onSaved: () => void;
}

/** The new password, which ends every other session of the account. */
export function NewPasswordEntry({ pending: { email, ticket }, onSaved, ...form }: NewPasswordEntryProps) {
  return (
    <AccountForm
      {...form}
      fields={[{ name: 'email', value: email }, { name: 'newPassword' }]}
      onSubmit={async ({ newPassword }) => {
        const api = await loadApi();
        await api.call('findPassword', { body: { email, password: newPassword, ticket } });
        dropPending('reset');
        onSaved();
      }}
    />
  );
}
