'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { PlanTable } from '@/components/sections/plan-table';
import { readLive, subscribeLive } from '@/lib/payment/live-offers';
import type { OfferBaseline } from '@/lib/payment/refresh-offers';
import { MoreOffers } from './more-offers';
import { OfferRefresh } from './offer-refresh';

interface PlanListProps {
  baseline: OfferBaseline;
  login: string;
  /** Told whether the API says something else than the page. */
  onDiffers: (differs: boolean) => void;
}

/** Asks the API for the plans, and lists them where they are not those of the page. */
export function PlanList({ baseline, login, onDiffers }: PlanListProps) {
  const { plans, planLabels } = useSyncExternalStore(subscribeLive, readLive, readLive);
  useEffect(() => onDiffers(plans !== undefined), [plans, onDiffers]);
  return (
    <>
      <OfferRefresh baseline={baseline} />
      {plans && planLabels ? (
        <PlanTable labels={planLabels}>
          <MoreOffers kind="plans" login={login} more={plans} />
        </PlanTable>
      ) : null}
    </>
  );
}
