import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ticketForCode } from '@/lib/account/emailed-code';
import { keepPending, readPending, type Pending } from '@/lib/account/pending';
import { AccountForm, type FormTexts } from './account-form';
import { ResendCode, type ResendTexts } from './resend-code';

export interface ResetCodeEntryProps {
  locale: Locale;
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  resend: ResendTexts;
  next: string;
  pending: Pending;
}

export function ResetCodeEntry({ locale, resend, next, pending, ...form }: ResetCodeEntryProps) {
  const router = useRouter();
  return (
    <AccountForm
      {...form}
      below={<ResendCode flow="reset" locale={locale} pending={pending} texts={resend} />}
      fields={[{ name: 'code' }]}
      onSubmit={async ({ code }) => {
        const ticket = await ticketForCode('reset', pending, code);
        keepPending('reset', { ...(readPending('reset') ?? pending), ticket });
        router.push(next);
      }}
    />
  );
}
