'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { OfferBaseline } from '@/lib/payment/refresh-offers';
import { whenOffersNear } from '@/lib/payment/when-offers-near';
import type * as planListModule from './plan-list';

interface NearOffersProps {
  baseline: OfferBaseline;
  /** Address of the login. */
  login: string;
  /** The plans as the page was built with. */
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
        import('./plan-list').then(setList, () => undefined);
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
