import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Dense } from '@/components/ui/dense';
import { Link } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';
import { BuyingTerms } from '@/components/offers/buying-terms';
import { PackTable } from '@/components/offers/packs/pack-table';

export function PricingPacks() {
  const t = useTranslations('pricing.packs');
  const lead = `${t('lead', { days: facts.mockExam.validDays })} ${t('expired')}`;
  return (
    <Dense id="packs" title={t('title')} lead={lead}>
      <PackTable page="pricing" />
      <Link to="mockExam" className={buttonClass('quiet', '-ms-5 mt-3')}>
        {t('more')}
      </Link>
      <BuyingTerms className="mt-6" />
    </Dense>
  );
}
