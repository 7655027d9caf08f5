import { useState, type ReactNode } from 'react';
import { hasCode } from '@/lib/api/errors';
import { loadApi } from '@/lib/session/api';
import { dropPending, type Pending } from '@/lib/account/pending';
import { AccountForm, type FormTexts } from './account-form';
import { useLoaded } from './use-loaded';

export interface NewPasswordEntryProps {
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  pending: Pending & { ticket: string };
  home: string;
  onSaved: () => void;
}

const loadStep = () => import('../factors/second-step').then(({ loadCodeEntry }) => loadCodeEntry());

/** The new password, which ends every other session of the account; and its second step, where the account has one. */
export function NewPasswordEntry(props: NewPasswordEntryProps) {
  const {
    pending: { email, ticket },
    home,
    onSaved,
    ...form
  } = props;
  const [waiting, setWaiting] = useState<string>();
  const [said, setSaid] = useState<string>();
  const step = useLoaded(waiting !== undefined, loadStep);

  const save = async (password: string, code?: string) => {
    const api = await loadApi();
    const more = code === undefined ? {} : { code };
    const saved = await api.call('findPassword', { body: { email, password, ticket, ...more } });
    dropPending('reset');
    if (saved === true) return onSaved();
    const { storeToken } = await import('@/lib/session/token-store');
    storeToken(saved.token);
    window.location.assign(home);
  };

  if (waiting !== undefined && step) {
    return (
      <step.CodeEntry
        t={step.t}
        errors={form.texts.errors}
        send={(code) => save(waiting, code)}
        onBack={(reason) => {
          setSaid(reason);
          setWaiting(undefined);
        }}
      />
    );
  }
  return (
    <AccountForm
      {...form}
      said={said}
      fields={[{ name: 'email', value: email }, { name: 'newPassword' }]}
      onSubmit={async ({ newPassword }) => {
        try {
          await save(newPassword);
        } catch (error) {
          if (!hasCode(error, 'second_factor')) throw error;
          setWaiting(newPassword);
        }
      }}
    />
  );
}
