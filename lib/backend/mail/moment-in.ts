import type { Locale } from '@/lib/i18n/locales';

/** Where the reader is, nobody knows: the time is given in UTC, and says so. */
export function momentIn(locale: Locale, ms: number): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return format.format(ms);
}
