import { localeTable } from '../i18n/locale-table';
import type { Locale } from '../i18n/locales';
import { exchange } from '../site/facts';
import { currency } from './offers';

/**
 * About what an amount of US dollars is in the currency of a language's readers, as they write it.
 *
 * @param cents integer cents of `paid`
 * @param paid ISO 4217
 * @returns undefined for a language whose readers have no currency of their own in the facts, and where what is paid are no US dollars,
 *   which the rates are for
 */
export function localPrice(cents: number, locale: Locale, paid: string = currency): string | undefined {
  const rate = exchange.rates[locale];
  if (!rate || paid !== 'USD') return undefined;
  const amount = rounded((cents / 100) * rate.perDollar);
  return new Intl.NumberFormat(localeTable[locale].lang, {
    style: 'currency',
    currency: rate.currency,
    currencyDisplay: 'narrowSymbol',
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2 }),
  }).format(amount);
}

/**
 * Two significant digits, because nobody knows tomorrow's rate; from a hundred on the second one in halves, as people round money:
 * 165 and not 160.
 */
function rounded(amount: number): number {
  if (amount === 0) return 0;
  const digit = 10 ** (Math.floor(Math.log10(amount)) - 1);
  const step = amount < 100 ? digit : digit / 2;
  return Number((Math.round(amount / step) * step).toPrecision(3));
}
