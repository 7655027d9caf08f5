'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { DrawnFormFrame } from './drawn-form-frame';

interface MessageFormProps {
  locale: Locale;
  /** BCP 47 tag for numbers. */
  lang: string;
  children: ReactNode;
}

const load = () => import('./send-message');

export function MessageForm({ locale, lang, children }: MessageFormProps) {
  return (
    <DrawnFormFrame
      load={load}
      onBegin={({ followContact }, form) => followContact(form, lang)}
      onSend={({ sendContact }, form) => sendContact(form, locale)}
    >
      {children}
    </DrawnFormFrame>
  );
}
