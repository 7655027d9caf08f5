import { useEffect, useSyncExternalStore } from 'react';
import { PlanTable } from '@/components/offers/plans/plan-table';
import { readLive, subscribeLive } from '@/lib/offers/live-offers';
import type { OfferBaseline } from '@/lib/offers/offer-baseline';
import { MoreOffers } from '../live/more-offers';
import { OfferRefresh } from '../offer-refresh.island';

interface PlanListProps {
  baseline: OfferBaseline;
  login: string;
  /** Told whether the API says something else than the page. */
  onDiffers: (differs: boolean) => void;
}

/** Asks the API for the plans, and lists them where they are not those of the page. */
export function PlanList({ baseline, login, onDiffers }: PlanListProps) {
  const { lists, labels } = useSyncExternalStore(subscribeLive, readLive, readLive);
  useEffect(() => onDiffers(lists !== undefined), [lists, onDiffers]);
  return (
    <>
      <OfferRefresh baseline={baseline} />
      {lists && labels ? (
        <PlanTable labels={labels}>
          <MoreOffers kind="plans" login={login} more={lists.everyPlan} />
        </PlanTable>
      ) : null}
    </>
  );
}
