import { useLocale, useTranslations } from 'next-intl';
import type { GoogleSignInProps } from '@/components/islands/account/google-sign-in';
import { env } from '@/lib/env';
import { localeTable } from '@/lib/i18n/locales';
import { useHref } from '@/lib/i18n/navigation';
import type { GoogleFailure } from '@/lib/session/google-failure';

/** What can be said of a sign-in by Google that failed. */
export function useGoogleErrors(): Record<GoogleFailure, string> {
  const t = useTranslations('account');
  return {
    refused: t('google.errors.refused'),
    slowDown: t('errors.slowDownLater'),
    network: t('google.errors.network'),
    failed: t('google.errors.failed'),
  };
}

/** What the islands of Google's sign-in need; null where no client is set, so that nothing of it is loaded. */
export function useGoogleSettings(): Omit<GoogleSignInProps, 'home'> | null {
  const t = useTranslations('account');
  const locale = useLocale();
  const root = useHref('home');
  const errors = useGoogleErrors();
  const clientId = env.NEXT_PUBLIC_GOOGLE_CLIENT_ID;
  if (clientId === undefined) return null;
  return {
    clientId,
    locale,
    // Google names languages by country too, such as zh_CN.
    language: localeTable[locale].openGraph,
    root,
    texts: {
      or: t('google.or'),
      start: t('google.start'),
      busy: t('google.busy'),
      dismiss: t('google.dismiss'),
      errors,
    },
  };
}
