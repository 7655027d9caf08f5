'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import { nextTarget } from '@/lib/session/next-target';
import { ticketForCode } from '@/lib/session/emailed-code';
import { dropPending, keepPending, readPending, type Pending } from '@/lib/session/pending';
import { storeToken } from '@/lib/session/token-store';
import { visitOrigin } from '@/lib/session/visit-origin';
import { AccountForm, type FormTexts } from './account-form';
import { ResendCode, type ResendTexts } from './resend-code';
import { usePending } from './use-pending';

interface RegisterCodeFormProps {
  locale: Locale;
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  /** With `{email}`. */
  lead: string;
  submit: string;
  busy: string;
  resend: ResendTexts;
  /** Address of the first step, and of the app home. */
  first: string;
  home: string;
}

/** Second step of registering: the code proves the address, the password opens the account. */
export function RegisterCodeForm({ locale, lead, resend, first, home, ...form }: RegisterCodeFormProps) {
  const pending = usePending('register', first);
  if (!pending) return null;
  return (
    <>
      <p className="mt-4 text-muted">{lead.replace('{email}', pending.email)}</p>
      <AccountForm
        {...form}
        fields={[{ name: 'email', value: pending.email }, { name: 'code' }, { name: 'newPassword' }]}
        onSubmit={async ({ email, code, newPassword }) => {
          const api = await loadApi();
          const ticket = await ticketFor(pending, code);
          try {
            const nickname = pending.nickname ?? email;
            const { token } = await api.call('register', {
              body: { email, password: newPassword, nickname, ticket, type: 'pc', ...visitOrigin() },
            });
            storeToken(token);
          } catch (error) {
            if (isRefused(error)) keepPending('register', withoutTicket(readPending('register') ?? pending));
            throw error;
          }
          dropPending('register');
          window.location.assign(nextTarget(window.location.search, window.location.origin, home));
        }}
      >
        <ResendCode flow="register" locale={locale} pending={pending} texts={resend} />
      </AccountForm>
    </>
  );
}

/** A code can be used once; its ticket is kept, so that a second try after a failure need not ask for a new code. */
async function ticketFor(pending: Pending, code: string): Promise<string> {
  const kept = readPending('register') ?? pending;
  if (kept.ticket) return kept.ticket;
  const ticket = await ticketForCode('register', kept, code);
  keepPending('register', { ...kept, ticket });
  return ticket;
}

function withoutTicket(pending: Pending): Pending {
  const kept = { ...pending };
  delete kept.ticket;
  return kept;
}

function isRefused(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'bad_ticket';
}
