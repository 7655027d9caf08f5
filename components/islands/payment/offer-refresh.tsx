'use client';

import { useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferPage } from '@/lib/payment/offer-views';
import { refreshOffers } from '@/lib/payment/refresh-offers';
import { whenIdle } from '@/lib/session/google-idle';

interface OfferRefreshProps {
  locale: Locale;
  lang: string;
  page: OfferPage;
}

/** Asks the API, when the page has nothing better to do, whether its prices are still right. Renders nothing. */
export function OfferRefresh({ locale, lang, page }: OfferRefreshProps) {
  useEffect(() => {
    const leaving = new AbortController();
    const callOff = whenIdle(() => void refreshOffers({ locale, lang, page, signal: leaving.signal }));
    return () => {
      callOff();
      leaving.abort();
    };
  }, [locale, lang, page]);
  return null;
}
