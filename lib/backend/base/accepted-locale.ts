import type { Locale } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/routes/preferred-locale';

/** The first language of `Accept-Language` the site is published in; null without one. */
export function acceptedLocale({ headers }: Request): Locale | null {
  const ranges = (headers.get('accept-language') ?? '').slice(0, 500).split(',');
  return preferredLocale(ranges.map((range) => range.replace(/;.*/, '').trim())) ?? null;
}
