'use client';

import { useEffect } from 'react';
import type { OfferBaseline } from '@/lib/payment/refresh-offers';
import { whenIdle } from '@/lib/session/when-idle';

/** Ms that the answers may take. */
const timeoutMs = 10_000;

/** Asks the API, when the page has nothing better to do, whether its prices are still right. Renders nothing. */
export function OfferRefresh({ baseline }: { baseline: OfferBaseline }) {
  useEffect(() => {
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    const callOff = whenIdle(() => {
      window.setTimeout(leave, timeoutMs);
      import('@/lib/payment/refresh-offers').then(
        ({ refreshOffers }) => refreshOffers(baseline, leaving.signal),
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
