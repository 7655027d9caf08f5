'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { buyLinks } from '@/lib/offers/buttons';
import type { OfferBaseline } from '@/lib/offers/offer-baseline';
import type * as planListModule from './plans/plan-list';

interface NearOffersProps {
  baseline: OfferBaseline;
  login: string;
  children: ReactNode;
}

/**
 * The plans on a page that is about more. Nothing is loaded nor asked until they are about to be seen; where the API then says
 * something else, its list takes the place of the page's.
 */
export function NearOffers({ baseline, login, children }: NearOffersProps) {
  const [list, setList] = useState<typeof planListModule>();
  const [differs, setDiffers] = useState(false);
  useEffect(
    () =>
      whenOffersNear(() => {
        import('./plans/plan-list').then(setList, () => undefined);
      }),
    [],
  );
  return (
    <>
      <div hidden={differs}>{children}</div>
      {list ? <list.PlanList baseline={baseline} login={login} onDiffers={setDiffers} /> : null}
    </>
  );
}

const margin = '0px 0px 100%';

/**
 * Calls back once, when a buying link of the page is in the window or not far below it and the browser has nothing better to do;
 * visitors who never come near the offers ask nobody about them. Every link is looked at: on a phone those of the plans that are not
 * chosen are folded away, and never in sight.
 *
 * @returns calls it off
 */
function whenOffersNear(callback: () => void): () => void {
  let stop = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      stop = whenIdle(callback);
    },
    { rootMargin: margin },
  );
  for (const link of buyLinks()) observer.observe(link);
  return () => {
    observer.disconnect();
    stop();
  };
}
