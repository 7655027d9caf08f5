'use client';

import { useEffect } from 'react';
import { refreshOffers, type OfferBaseline } from '@/lib/payment/refresh-offers';
import { whenOffersNear } from '@/lib/payment/when-offers-near';

/** Ms that the answers may take. */
const timeoutMs = 10_000;

/** Asks the API, when the offers are about to be seen, whether the prices of the page are still right. Renders nothing. */
export function OfferRefresh({ baseline }: { baseline: OfferBaseline }) {
  useEffect(() => {
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    const callOff = whenOffersNear(() => {
      window.setTimeout(leave, timeoutMs);
      void refreshOffers(baseline, leaving.signal);
    });
    return () => {
      callOff();
      leave();
    };
  }, [baseline]);
  return null;
}
