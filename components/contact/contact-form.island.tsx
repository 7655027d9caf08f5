'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';

interface MessageFormProps {
  locale: Locale;
  /** BCP 47 tag for numbers. */
  lang: string;
  /** The fields and everything the form may say, drawn on the server. */
  children: ReactNode;
}

const load = () => import('./send-message');

/**
 * Around the fields of the contact form: loads what makes it work when somebody begins to fill it in. The method `dialog` keeps
 * a browser from sending the fields along in an address before script has come.
 */
export function MessageForm({ locale, lang, children }: MessageFormProps) {
  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onFocus={({ currentTarget: form }) => {
        load().then(
          ({ followContact }) => followContact(form, lang),
          () => undefined,
        );
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        load().then(
          ({ sendContact }) => sendContact(form, locale),
          () => form.querySelector('[data-outcome="network"]')?.removeAttribute('hidden'),
        );
      }}
    >
      {children}
    </form>
  );
}
