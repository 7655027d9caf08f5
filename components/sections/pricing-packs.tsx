import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';
import { BuyingTerms } from './buying-terms';
import { PackTable } from './pack-table';

/** The mock exam packs among the prices, and what holds for everything that is bought. */
export function PricingPacks() {
  const t = useTranslations('pricing.packs');
  const lead = `${t('lead', { days: facts.mockExam.validDays })} ${t('expired')}`;
  return (
    <Section id="packs" title={t('title')} lead={lead}>
      <PackTable page="pricing" />
      <p className="mt-4">
        <Link to="mockExam" className={buttonClass('quiet', '-ms-5')}>
          {t('more')}
        </Link>
      </p>
      <BuyingTerms className="mt-10" />
    </Section>
  );
}
