'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { DrawnFormFrame } from './drawn-form-frame';

interface WithdrawStepsProps {
  locale: Locale;
  /** BCP 47 tag for numbers and dates. */
  lang: string;
  children: ReactNode;
}

const load = () => import('./send-withdrawal');

export function WithdrawSteps({ locale, lang, children }: WithdrawStepsProps) {
  return (
    <DrawnFormFrame
      load={load}
      onBegin={({ followReason }, form) => followReason(form, lang)}
      onSend={({ goOn }, form) => goOn(form, { locale, lang })}
      onClick={({ currentTarget: form, target }) => {
        if (!(target instanceof Element && target.closest('[data-back]'))) return;
        void load().then(({ goBack }) => goBack(form));
      }}
    >
      {children}
    </DrawnFormFrame>
  );
}
