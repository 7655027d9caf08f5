'use client';

import { useEffect } from 'react';
import type { OfferBaseline } from '@/lib/offers/offer-baseline';
import { whenIdle } from '@/lib/browser/when-idle';

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
