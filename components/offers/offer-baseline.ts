import { useLocale } from 'next-intl';
import { aiHere } from '@/lib/env/ai-here';
import { localeTable } from '@/lib/i18n/locale-table';
import { offerFingerprint, type OfferBaseline } from '@/lib/offers/offer-baseline';
import { largestSaving } from '@/lib/offers/offer-facts';
import { offers, vipPlans } from '@/lib/offers/offers';
import type { offerPages } from '@/lib/routes/routes';

/** By how many per cent a day of the longest plan is cheaper, as the pages say. */
export const pageSaving = largestSaving(vipPlans);

/** What a page of offers is built with, for the island that asks whether it is still right. */
export function useOfferBaseline(page: (typeof offerPages)[number]): OfferBaseline {
  const locale = useLocale();
  return {
    ...{ locale, lang: localeTable[locale].lang, tutor: aiHere.tutor },
    plans: offerFingerprint(offers),
    // The one page that says how much a longer plan saves.
    ...(page === 'pricing' && { saving: pageSaving }),
  };
}
