import { Check } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { vipPlans } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';

export function CorrectionPlans() {
  const t = useTranslations('correction.plans');
  const price = usePrice();
  return (
    <Section id="prices" title={t('title')} lead={t('lead')} tone="sunken">
      <ul className="grid border-ink max-md:border-t md:grid-cols-3 md:gap-6">
        {vipPlans.map((plan) => (
          <li
            key={plan.vipId}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line py-3 max-md:border-b md:flex md:flex-col md:rounded-card md:border md:bg-surface md:p-6"
          >
            <h3 className="font-semibold md:text-muted">{t('days', { days: plan.days })}</h3>
            <p className="row-span-2 self-center text-xl font-bold figures-display md:mt-2 md:self-start md:text-3xl">
              {price(plan.amount)}
            </p>
            <p className="flex gap-2 text-muted max-md:text-sm md:mt-5 md:gap-3 md:self-stretch md:border-t md:border-line md:pt-5 md:text-ink">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good md:size-5" />
              {plan.unlimited ? t('unlimited') : t('corrections', { n: plan.correctNum })}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Link to="pricing" className={buttonClass('secondary')}>
          {t('all')}
        </Link>
        <p className="min-w-0 text-muted">{t('note')}</p>
      </div>
    </Section>
  );
}
