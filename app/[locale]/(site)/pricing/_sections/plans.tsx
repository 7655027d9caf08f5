import { useTranslations } from 'next-intl';
import { LiveMore } from '@/components/offers/live/live-more.island';
import { LiveSlot } from '@/components/offers/live/live-offer.island';
import { PlanPicker } from '@/components/offers/plans/plan-picker';
import { PlanSaving } from '@/components/offers/plans/plan-saving';
import { useHref } from '@/lib/routes/link';

/** The plans, right below the title: who comes here wants to see them. */
export function PricingPlans() {
  const t = useTranslations('pricing');
  return (
    <section aria-labelledby="plans-title" className="page-grid">
      <h2 id="plans-title" className="text-title font-bold">
        {t('plans.title')}
      </h2>
      <PlanSaving className="mt-3 mb-6 w-fit rounded-control bg-good-soft px-4 py-1.5 font-semibold text-good" />
      <PlanPicker Slot={LiveSlot}>
        <LiveMore kind="plans" login={useHref('login')} />
      </PlanPicker>
    </section>
  );
}
