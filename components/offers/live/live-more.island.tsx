'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readLive, subscribeLive } from '@/lib/offers/live-offers';

const MoreOffers = lazy(() => import('./more-offers').then(({ MoreOffers }) => ({ default: MoreOffers })));

export interface LiveMoreProps {
  kind: 'plans' | 'packs';
  login: string;
}

export function LiveMore(props: LiveMoreProps) {
  const more = useSyncExternalStore(
    subscribeLive,
    () => readLive().lists?.[props.kind],
    () => undefined,
  );
  if (!more || (more.list.length === 0 && more.none === undefined)) return null;
  return (
    <Suspense>
      <MoreOffers {...props} more={more} />
    </Suspense>
  );
}
