'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { beginFlow } from '@/lib/session/emailed-code';
import type { Flow } from '@/lib/session/pending';
import { AccountForm, type FormTexts } from './account-form';

interface EmailFormProps {
  flow: Flow;
  locale: Locale;
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  /** Address of the page that asks for the code. */
  next: string;
  children?: ReactNode;
}

/** First step of registering and of choosing a new password: asks for a code by email. */
export function EmailForm({ flow, locale, next, ...form }: EmailFormProps) {
  const router = useRouter();
  return (
    <AccountForm
      {...form}
      fields={flow === 'register' ? [{ name: 'email' }, { name: 'nickname' }] : [{ name: 'email' }]}
      onSubmit={async ({ email, nickname }) => {
        await beginFlow(flow, { email, nickname }, locale);
        router.push(next + window.location.search);
      }}
    />
  );
}
