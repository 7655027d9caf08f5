import { useTranslations } from 'next-intl';
import { NearOffers } from '@/components/offers/near-offers.island';
import { TimeRuler } from '@/components/ruler/time-ruler';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Link, useHref } from '@/lib/routes/link';
import { vipPlans } from '@/lib/offers/offers';
import { Buying } from '@/components/offers/buying';
import { BuyingTerms } from '@/components/offers/buying-terms';
import { useOfferBaseline } from '@/components/offers/offer-baseline';
import { PlanPicker } from '@/components/offers/plans/plan-picker';
import { FixedSlot } from '@/components/offers/live/offer-slot';

export function HomePlans() {
  const t = useTranslations('home.plans');
  return (
    <>
      <Section id="plans" title={t('title')} lead={t('lead')} tone="sunken">
        <NearOffers baseline={useOfferBaseline('home')} login={useHref('login')}>
          <div data-tint="plain" className="mb-8">
            <TimeRuler days={vipPlans.map(({ days }) => days)} />
          </div>
          <PlanPicker Slot={FixedSlot} />
        </NearOffers>
        <BuyingTerms className="mt-8" />
        <p className="mt-8 text-center">
          <Link to="pricing" className={buttonClass('quiet')}>
            {t('more')}
          </Link>
        </p>
      </Section>
      <Buying />
    </>
  );
}
