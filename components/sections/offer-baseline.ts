import { useLocale } from 'next-intl';
import { localeTable } from '@/lib/i18n/locales';
import { offerFingerprint } from '@/lib/payment/offer-fingerprint';
import type { OfferBaseline } from '@/lib/payment/refresh-offers';
import { currency, offers, vipPlans } from '@/lib/site/offers';
import { largestSaving } from '@/lib/site/saving';

/** By how many per cent a day of the longest plan is cheaper, as the pages say. */
export const pageSaving = largestSaving(vipPlans);

/** A page on which offers stand. */
type OfferPage = 'home' | 'pricing' | 'practiceTest' | 'mockExam';

/** What a page of offers is built with, for the island that asks whether it is still right. */
export function useOfferBaseline(page: OfferPage): OfferBaseline {
  const locale = useLocale();
  return {
    ...{ locale, lang: localeTable[locale].lang },
    plans: offerFingerprint(offers.map((offer) => ({ ...offer, currency }))),
    // The one page that says how much a longer plan saves.
    ...(page === 'pricing' && { saving: pageSaving }),
  };
}
