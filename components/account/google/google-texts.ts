import { useLocale, useTranslations } from 'next-intl';
import type { GooglePasswordTexts } from '@/components/account/google/google-password';
import type { GoogleSignInProps } from '@/components/account/google/google-sign-in.island';
import { env } from '@/lib/env';
import { localeTable } from '@/lib/i18n/locale-table';
import { useHref } from '@/lib/routes/link';
import type { GoogleFailure } from '@/lib/google/failure';

export function useGoogleErrors(): Record<GoogleFailure, string> {
  const t = useTranslations('account');
  return {
    refused: t('google.errors.refused'),
    slowDown: t('errors.slowDownLater'),
    network: t('google.errors.network'),
    failed: t('google.errors.failed'),
  };
}

export function useGooglePasswordTexts(): GooglePasswordTexts {
  const t = useTranslations('account');
  return {
    lead: t('google.password.lead'),
    label: t('fields.password'),
    missing: t('errors.passwordMissing'),
    wrong: t('google.password.wrong'),
    submit: t('google.password.submit'),
    busy: t('google.busy'),
    forgot: t('login.forgot'),
  };
}

/** What the islands of Google's sign-in need; null where no client is set, so that nothing of it is loaded. */
export function useGoogleSettings(): Omit<GoogleSignInProps, 'home'> | null {
  const t = useTranslations('account');
  const locale = useLocale();
  const root = useHref('home');
  const forget = useHref('forget');
  const errors = useGoogleErrors();
  const password = useGooglePasswordTexts();
  const clientId = env.NEXT_PUBLIC_GOOGLE_CLIENT_ID;
  if (clientId === undefined) return null;
  return {
    clientId,
    locale,
    // Google names languages by country too, such as zh_CN.
    language: localeTable[locale].openGraph,
    root,
    forget,
    texts: {
      or: t('google.or'),
      start: t('google.start'),
      busy: t('google.busy'),
      dismiss: t('google.dismiss'),
      welcome: t('google.welcome'),
      errors,
      password,
    },
  };
}
