import { useLocale } from 'next-intl';
import { localeTable } from '@/lib/i18n/locales';
import { offerFingerprint } from '@/lib/payment/offer-fingerprint';
import type { OfferBaseline } from '@/lib/payment/refresh-offers';
import { currency, offers, vipPlans } from '@/lib/site/offers';
import { largestSaving } from '@/lib/site/saving';

/** By how many per cent a day of the longest plan is cheaper, as the pages say. */
export const pageSaving = largestSaving(vipPlans);

/**
 * What a page of offers is built with, for the island that asks whether it is still right.
 *
 * @param options `saving`: whether the page says how much a longer plan saves
 */
export function useOfferBaseline({ saving = false } = {}): OfferBaseline {
  const locale = useLocale();
  return {
    ...{ locale, lang: localeTable[locale].lang },
    plans: offerFingerprint(offers.map((offer) => ({ ...offer, currency }))),
    ...(saving && { saving: pageSaving }),
  };
}
