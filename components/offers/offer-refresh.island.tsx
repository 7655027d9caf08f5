'use client';

import { useEffect } from 'react';
import type { OfferBaseline } from '@/lib/offers/offer-baseline';
import { whenIdle } from '@/lib/browser/when-idle';

/** Asks the API, when the page has nothing better to do, whether its prices are still right. Renders nothing. */
export function OfferRefresh({ baseline }: { baseline: OfferBaseline }) {
  useEffect(() => {
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    const callOff = whenIdle(() => {
      import('@/lib/offers/refresh-offers').then(
        ({ refreshOffers, refreshMs }) => {
          window.setTimeout(leave, refreshMs);
          return refreshOffers(baseline, leaving.signal);
        },
        // The prices of the page stay.
        () => undefined,
      );
    });
    return () => {
      callOff();
      leave();
    };
  }, [baseline]);
  return null;
}
