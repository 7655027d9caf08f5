import type { Locale } from '../i18n/locales';
import { localPrice } from '../site/local-price';
import { currency } from '../site/offers';
import { currentOffer } from './current-offer';
import { advertised, offerTexts } from './offer-name';
import { loadTexts } from './texts';

/**
 * How an offer that a visitor has chosen is called and what it costs, where the API says something else than the pages.
 *
 * @param name what its buying link is called
 * @returns undefined where the pages are right or nothing better is known; null for an offer that is gone
 */
export async function wishedWords(
  name: string,
  locale: Locale,
  lang: string,
): Promise<{ offer: string; price: string } | null | undefined> {
  const current = await currentOffer(name);
  if (!current) return null;
  const shown = advertised(name);
  if (shown?.amount === current.amount && shown.currency === current.currency) return undefined;
  const t = await loadTexts(locale);
  const { name: offer, price } = offerTexts(t, lang, current);
  const amount = current.currency === currency ? localPrice(current.amount, locale) : undefined;
  return { offer, price: amount === undefined ? price : t('plans.priceAbout', { price, amount }) };
}
