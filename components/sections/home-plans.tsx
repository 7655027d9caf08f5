import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { PlanCards } from './plan-cards';
import { staticParts } from './static-offer-parts';

/** The plans on the home page; mock exam packs are one link away. */
export function HomePlans() {
  const t = useTranslations('home.plans');
  return (
    <Section id="plans" title={t('title')} lead={t('lead')} tone="sunken">
      <PlanCards parts={staticParts} />
      <p className="mt-8 text-center">
        <Link to="pricing" className={buttonClass('quiet')}>
          {t('more')}
        </Link>
      </p>
    </Section>
  );
}
