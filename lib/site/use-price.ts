import { useLocale, useTranslations } from 'next-intl';
import { localeTable } from '../i18n/locales';
import { localPrice } from './local-price';
import { formatMoney } from './money';
import { currency } from './offers';

/** A formatter of the site's own prices, from integer cents, in the language being rendered. */
export function usePrice(): (cents: number) => string {
  const { lang } = localeTable[useLocale()];
  return (cents) => formatMoney(cents, currency, lang);
}

/** Beside a price: 'about ฿165', or nothing in a language whose readers have no currency of their own in the facts. */
export function usePriceHint(): (cents: number) => string | null {
  const locale = useLocale();
  const t = useTranslations('plans');
  return (cents) => {
    const amount = localPrice(cents, locale);
    return amount === undefined ? null : t('about', { amount });
  };
}

/** Within a sentence: '$4.99 (about ฿165)', or the price alone. */
export function useHintedPrice(): (cents: number) => string {
  const price = usePrice();
  const locale = useLocale();
  const t = useTranslations('plans');
  return (cents) => {
    const amount = localPrice(cents, locale);
    return amount === undefined ? price(cents) : t('priceAbout', { price: price(cents), amount });
  };
}
