import { useLocale, useTranslations } from 'next-intl';
import { aiHere } from '../env/ai-here';
import { localeTable } from '../i18n/locale-table';
import { formatMoney } from './money';
import { hintedPrice, offerWords, type OfferWords, type Showing } from './offer-words';
import { currency, offers, type Offer } from './offers';

/** A formatter of the site's own prices, from integer cents, in the language being rendered. */
export function usePrice(): (cents: number) => string {
  const { lang } = localeTable[useLocale()];
  return (cents) => formatMoney(cents, currency, lang);
}

/** Within a sentence: '$4.99 (about ฿165)', or the price alone. */
export function useHintedPrice(): (cents: number) => string {
  const showing = useShowing();
  return (amount) => hintedPrice(showing, { amount, currency });
}

export function useShowing(): Showing {
  const locale = useLocale();
  return { t: useTranslations(), locale, lang: localeTable[locale].lang, tutor: aiHere.tutor };
}

export function useOfferWords(): (offer: Offer) => OfferWords {
  const showing = useShowing();
  return (offer) => offerWords(showing, offer.name, offer, offers);
}
