import { useEffect, useSyncExternalStore } from 'react';
import { PlanTable } from '@/components/offers/plans/plan-table';
import { readLive, subscribeLive } from '@/lib/offers/live-offers';
import type { OfferBaseline } from '@/lib/offers/offer-baseline';
import { MoreOffers } from '../live/more-offers';
import { OfferRefresh } from '../offer-refresh.island';

interface PlanListProps {
  baseline: OfferBaseline;
  login: string;
  onDiffers: (differs: boolean) => void;
}

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
