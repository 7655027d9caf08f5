import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/section';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { vipPlans } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';

/** How many corrections each plan holds, how long it lasts and what it costs. */
export function CorrectionPlans() {
  const t = useTranslations('correction.plans');
  const price = usePrice();
  return (
    <Section id="prices" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-6 md:grid-cols-3">
        {vipPlans.map((plan) => (
          <li key={plan.vipId} className="min-w-0">
            <Card className="flex h-full flex-col p-6">
              <h3 className="font-semibold text-muted">{t('days', { days: plan.days })}</h3>
              <p className="mt-2 text-3xl font-bold tabular-nums">{price(plan.amount)}</p>
              <p className="mt-5 flex gap-3 border-t border-line pt-5">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
                {plan.unlimited ? t('unlimited') : t('corrections', { n: plan.correctNum })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Link to="pricing" className={buttonClass('secondary')}>
          {t('all')}
        </Link>
        <p className="min-w-0 text-muted">{t('note')}</p>
      </div>
    </Section>
  );
}
