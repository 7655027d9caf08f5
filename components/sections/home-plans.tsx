import { useTranslations } from 'next-intl';
import { OfferRefresh } from '@/components/islands/payment/offer-refresh';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { BuyingTerms } from './buying-terms';
import { useOfferBaseline } from './offer-baseline';
import { PlanCards } from './plan-cards';

/** The plans on the home page; mock exam packs are one link away. */
export function HomePlans() {
  const t = useTranslations('home.plans');
  return (
    <Section id="plans" title={t('title')} lead={t('lead')} tone="sunken">
      <PlanCards />
      <BuyingTerms className="mt-8" />
      <p className="mt-8 text-center">
        <Link to="pricing" className={buttonClass('quiet')}>
          {t('more')}
        </Link>
      </p>
      <OfferRefresh baseline={useOfferBaseline('home')} />
    </Section>
  );
}
