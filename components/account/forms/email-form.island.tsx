'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { beginFlow } from '@/lib/account/emailed-code';
import type { Flow } from '@/lib/account/pending';
import { AccountForm, type FormTexts } from './account-form';

interface EmailFormProps {
  flow: Flow;
  locale: Locale;
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  submit: string;
  busy: string;
  next: string;
  children?: ReactNode;
}

/** The form of the second step, which its page loads late: on its way while the code is being sent. */
const loadSecond = {
  register: () => import('./register-code-entry'),
  reset: () => import('./reset-code-entry'),
} satisfies Record<Flow, () => Promise<unknown>>;

export function EmailForm({ flow, locale, next, ...form }: EmailFormProps) {
  const router = useRouter();
  return (
    <AccountForm
      {...form}
      fields={flow === 'register' ? [{ name: 'email' }, { name: 'nickname' }] : [{ name: 'email' }]}
      onSubmit={async ({ email, nickname }) => {
        // Where it fails, the next page says so.
        loadSecond[flow]().catch(() => undefined);
        await beginFlow(flow, { email, nickname }, locale);
        router.push(next + window.location.search);
      }}
    />
  );
}
