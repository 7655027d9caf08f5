'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { loadApi } from '@/lib/session/api';
import { nextTarget } from '@/lib/account/next-target';
import { keepBegunLogin, readBegunLogin, type BegunLogin } from '@/lib/account/second-step';
import { secondStepTicket } from '@/lib/api/errors';
import { visitOrigin } from '@/lib/visit/visit-origin';
import { AccountForm, type FormTexts } from './account-form';
import { useLoaded } from './use-loaded';

interface LoginFormProps {
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  home: string;
  children?: ReactNode;
}

const loadStep = () => import('../factors/second-step').then(({ loadCodeEntry }) => loadCodeEntry());

export function LoginForm({ home, ...form }: LoginFormProps) {
  const [begun, setBegun] = useState<BegunLogin>();
  const [said, setSaid] = useState<string>();
  const step = useLoaded(begun !== undefined, loadStep);

  // By Google, or before this page was loaded anew.
  useEffect(() => queueMicrotask(() => setBegun(readBegunLogin())), []);

  if (begun && step) {
    return (
      <div data-step className="peer">
        <step.SecondStep
          t={step.t}
          errors={form.texts.errors}
          login={begun}
          home={home}
          onBack={(reason) => {
            setSaid(reason);
            setBegun(undefined);
          }}
        />
      </div>
    );
  }
  return (
    <AccountForm
      {...form}
      said={said}
      fields={[{ name: 'email' }, { name: 'password' }]}
      onSubmit={async ({ email, password }) => {
        // Both before anything is sent: a token would be lost where the script that keeps it does not arrive.
        const [api, { storeToken }] = await Promise.all([loadApi(), import('@/lib/session/token-store')]);
        try {
          const { token } = await api.call('login', {
            body: { email, password, type: 'pc', ...visitOrigin() },
          });
          storeToken(token);
        } catch (error) {
          const ticket = secondStepTicket(error);
          if (ticket === undefined) throw error;
          return setBegun(keepBegunLogin(ticket));
        }
        // A full load: every part of the page that depends on the session starts anew.
        window.location.assign(nextTarget(window.location.search, window.location.origin, home));
      }}
    />
  );
}
