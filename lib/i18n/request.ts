import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { defaultLocale, isLocale } from './locales';
import { loadMessages } from './messages';

const request = getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootLocale());
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone: 'UTC',
    // A message that cannot be shown must stop the build: a page with a raw key is worse than no new deployment.
    onError(error) {
      throw error;
    },
  };
});

export default request;
