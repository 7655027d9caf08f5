import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/lib/i18n/navigation';
import { vipPlans, type Offer, type PlanName } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';

/** The plans side by side, from the facts file; complete without script. */
export function PlanCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {vipPlans.map((plan) => (
        <PlanCard key={plan.vipId} plan={plan} />
      ))}
    </ul>
  );
}

function PlanCard({ plan }: { plan: Offer<PlanName> }) {
  const t = useTranslations('plans');
  const price = usePrice();
  const name = t(`names.${plan.name}`, { days: plan.days });
  const corrections = plan.unlimited ? t('unlimited') : t('corrections', { count: plan.correctNum });
  const included = [t('bank'), t('tutor'), corrections, t('course'), t('renewal')];
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-surface p-6 md:p-8',
        plan.tag ? 'border-2 border-action' : 'border-line',
      )}
    >
      <h3 className="flex items-center justify-between gap-3 text-lg font-semibold">
        {name}
        {plan.tag ? (
          <span className="rounded-full bg-action px-3 py-0.5 text-sm text-on-action">{t('pro')}</span>
        ) : null}
      </h3>
      <p className="mt-4 text-4xl font-bold">{price(plan.amount)}</p>
      <p className="mt-1 text-sm text-muted">
        {t('perDay', { price: price(Math.round(plan.amount / plan.days)) })}
      </p>
      <ul className="mt-6 mb-8 grid gap-2">
        {included.map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
            {line}
          </li>
        ))}
      </ul>
      <Link
        to="login"
        className={buttonClass(plan.tag ? 'primary' : 'secondary', 'mt-auto')}
        aria-label={t('chooseNamed', { plan: name })}
      >
        {t('choose')}
      </Link>
    </li>
  );
}
