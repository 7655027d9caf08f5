'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';

interface WithdrawStepsProps {
  locale: Locale;
  /** BCP 47 tag for numbers and dates. */
  lang: string;
  /** The fields, what will be sent, and everything the form may say, drawn on the server. */
  children: ReactNode;
}

const load = () => import('./send-withdrawal');

/** Around both steps of the form of withdrawal, as the contact form's island is around its fields (contact-form.island.tsx). */
export function WithdrawSteps({ locale, lang, children }: WithdrawStepsProps) {
  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onFocus={({ currentTarget: form }) => {
        load().then(
          ({ followReason }) => followReason(form, lang),
          () => undefined,
        );
      }}
      onClick={({ currentTarget: form, target }) => {
        if (!(target instanceof Element && target.closest('[data-back]'))) return;
        void load().then(({ goBack }) => goBack(form));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        load().then(
          ({ goOn }) => goOn(form, { locale, lang }),
          () => form.querySelector('[data-outcome="network"]')?.removeAttribute('hidden'),
        );
      }}
    >
      {children}
    </form>
  );
}
