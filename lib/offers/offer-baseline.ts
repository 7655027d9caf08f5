import type { Locale } from '../i18n/locales';
import type { Offer } from './offers';

/** What a page was built with, for the browser to ask whether it is still right. */
export interface OfferBaseline {
  locale: Locale;
  /** BCP 47 tag for prices. */
  lang: string;
  tutor: boolean;
  /** Its plans, as {@link offerFingerprint} writes them. */
  plans: string;
  /** Its `priceSaveUp` in per cent; undefined where it shows none. */
  saving?: number;
}

const keys = 'vipId name tag days amount originalAmount currency examNum correctNum unlimited'.split(
  ' ',
) as readonly (keyof Offer)[];

/**
 * What matters of a list of plans, as one text: equal for the plans that a page was built with and for an API's answer that says
 * the same. Cheap, because every visit compares; an answer that differs is looked at closely by code that is loaded for it.
 */
export function offerFingerprint(list: unknown): string {
  if (!Array.isArray(list)) return '';
  return JSON.stringify(
    list.map((plan: Partial<Record<string, unknown>> | null) => keys.map((key) => plan?.[key] ?? null)),
  );
}
