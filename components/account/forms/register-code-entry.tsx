import type { ReactNode } from 'react';
import { hasCode } from '@/lib/api/errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import { nextTarget } from '@/lib/account/next-target';
import { ticketForCode } from '@/lib/account/emailed-code';
import { dropPending, keepPending, readPending, type Pending } from '@/lib/account/pending';
import { storeToken } from '@/lib/session/token-store';
import { visitOrigin } from '@/lib/visit/visit-origin';
import { AccountForm, type FormTexts } from './account-form';
import { ResendCode, type ResendTexts } from './resend-code';

export interface RegisterCodeEntryProps {
  locale: Locale;
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  resend: ResendTexts;
  home: string;
  pending: Pending;
}

export function RegisterCodeEntry({ locale, resend, home, pending, ...form }: RegisterCodeEntryProps) {
  return (
    <AccountForm
      {...form}
      below={<ResendCode flow="register" locale={locale} pending={pending} texts={resend} />}
      fields={[
        { name: 'email', value: pending.email, hidden: true },
        { name: 'code' },
        { name: 'newPassword' },
      ]}
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
          if (hasCode(error, 'bad_ticket'))
            keepPending('register', withoutTicket(readPending('register') ?? pending));
          throw error;
        }
        dropPending('register');
        window.location.assign(nextTarget(window.location.search, window.location.origin, home));
      }}
    />
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
