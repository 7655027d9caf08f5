import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { defaultLocale, isLocale } from '../i18n/locales';
import { messageFaults } from '../i18n/message-faults';
import { loadMessages } from '../i18n/messages';
import { asConnected } from './as-connected';

const request = getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootLocale());
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    messages: asConnected(await loadMessages(locale)),
    timeZone: 'UTC',
    ...messageFaults(locale),
  };
});

export default request;
