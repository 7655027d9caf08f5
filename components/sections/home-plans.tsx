import { useTranslations } from 'next-intl';
import { NearOffers } from '@/components/islands/payment/near-offers';
import { TimeRuler } from '@/components/ruler/time-ruler';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Link, useHref } from '@/lib/i18n/navigation';
import { memberships } from '@/lib/site/price-list';
import { Buying } from './buying';
import { BuyingTerms } from './buying-terms';
import { useOfferBaseline } from './offer-baseline';
import { PlanPicker } from './plan-picker';
import { staticParts } from './static-offer-parts';

/** The plans on the home page; mock exam packs are one link away. */
export function HomePlans() {
  const t = useTranslations('home.plans');
  return (
    <Section id="plans" title={t('title')} lead={t('lead')} tone="sunken">
      <NearOffers baseline={useOfferBaseline('home')} login={useHref('login')}>
        <div data-tint="plain" className="mb-8">
          <TimeRuler days={memberships.map(({ days }) => days)} />
        </div>
        <PlanPicker parts={staticParts} />
      </NearOffers>
      <BuyingTerms className="mt-8" />
      <p className="mt-8 text-center">
        <Link to="pricing" className={buttonClass('quiet')}>
          {t('more')}
        </Link>
      </p>
      <Buying />
    </Section>
  );
}
