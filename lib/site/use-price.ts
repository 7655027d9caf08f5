import { useLocale } from 'next-intl';
import { localeTable } from '../i18n/locales';
import { formatMoney } from './money';
import { currency } from './offers';

/** A formatter of the site's own prices, from integer cents, in the language being rendered. */
export function usePrice(): (cents: number) => string {
  const { lang } = localeTable[useLocale()];
  return (cents) => formatMoney(cents, currency, lang);
}
