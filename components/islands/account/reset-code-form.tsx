'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ticketForCode } from '@/lib/session/emailed-code';
import { keepPending, readPending } from '@/lib/session/pending';
import { AccountForm, type FormTexts } from './account-form';
import { ResendCode, type ResendTexts } from './resend-code';
import { usePending } from './use-pending';

interface ResetCodeFormProps {
  locale: Locale;
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  /** With `{email}`. */
  lead: string;
  submit: string;
  busy: string;
  resend: ResendTexts;
  /** Address of the first step, and of the next one. */
  first: string;
  next: string;
}

/** Second step of choosing a new password: exchanges the emailed code for a ticket. */
export function ResetCodeForm({ locale, lead, resend, first, next, ...form }: ResetCodeFormProps) {
  const router = useRouter();
  const pending = usePending('reset', first);
  if (!pending) return null;
  return (
    <>
      <p className="mt-4 text-muted">{lead.replace('{email}', pending.email)}</p>
      <AccountForm
        {...form}
        fields={[{ name: 'code' }]}
        onSubmit={async ({ code }) => {
          const ticket = await ticketForCode('reset', pending, code);
          keepPending('reset', { ...(readPending('reset') ?? pending), ticket });
          router.push(next);
        }}
      >
        <ResendCode flow="reset" locale={locale} pending={pending} texts={resend} />
      </AccountForm>
    </>
  );
}
