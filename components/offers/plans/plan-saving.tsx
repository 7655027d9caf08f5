import { savingText } from '@/lib/offers/offer-words';
import { useShowing } from '@/lib/offers/use-price';
import { LiveSaving } from '../live/live-offer.island';
import { pageSaving } from '../offer-baseline';

export function PlanSaving({ className }: { className: string }) {
  return <LiveSaving className={className}>{savingText(useShowing(), pageSaving)}</LiveSaving>;
}
