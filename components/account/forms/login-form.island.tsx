'use client';

import type { ReactNode } from 'react';
import { loadApi } from '@/lib/session/api';
import { nextTarget } from '@/lib/account/next-target';
import { visitOrigin } from '@/lib/visit/visit-origin';
import { AccountForm, type FormTexts } from './account-form';

interface LoginFormProps {
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  /** Address of the app home. */
  home: string;
  children?: ReactNode;
}

/** Signs in by address and password, then goes where the visitor wanted to go. */
export function LoginForm({ home, ...form }: LoginFormProps) {
  return (
    <AccountForm
      {...form}
      fields={[{ name: 'email' }, { name: 'password' }]}
      onSubmit={async ({ email, password }) => {
        // Both before anything is sent: a token that cannot be kept would be lost.
        const [api, { storeToken }] = await Promise.all([loadApi(), import('@/lib/session/token-store')]);
        const { token } = await api.call('login', {
          body: { email, password, type: 'pc', ...visitOrigin() },
        });
        storeToken(token);
        // A full load: every part of the page that depends on the session starts anew.
        window.location.assign(nextTarget(window.location.search, window.location.origin, home));
      }}
    />
  );
}
