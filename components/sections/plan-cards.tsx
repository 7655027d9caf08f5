import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { vipPlans, type Offer, type PlanName } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { ChooseText } from './choose-text';
import type { OfferParts } from './offer-parts';
import { markClass } from './mark-class';

/** The plans side by side, from the facts file; complete without script. */
export function PlanCards({ parts }: { parts: OfferParts }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {vipPlans.map((plan) => (
        <PlanCard key={plan.vipId} plan={plan} parts={parts} />
      ))}
    </ul>
  );
}

function PlanCard({ plan, parts }: { plan: Offer<PlanName>; parts: OfferParts }) {
  const t = useTranslations('plans');
  const price = usePrice();
  const { Item, Text, Price, Label, Mark } = parts;
  const offer = plan.name;
  const name = t(`names.${offer}`, { days: plan.days });
  const corrections = plan.unlimited ? t('unlimited') : t('corrections', { count: plan.correctNum });
  const included = [
    { key: 'bank', text: t('bank') },
    { key: 'tutor', text: t('tutor') },
    {
      key: 'corrections',
      text: (
        <Text offer={offer} part="corrections">
          {corrections}
        </Text>
      ),
    },
    { key: 'course', text: t('course') },
    { key: 'renewal', text: t('renewal') },
  ];
  return (
    <Item
      offer={offer}
      className={classNames(
        'relative flex flex-col rounded-card border bg-surface p-6 md:p-8',
        plan.tag ? 'border-2 border-action' : 'border-line',
      )}
    >
      <Mark offer={offer} className={classNames(markClass, 'start-5')} />
      <h3 className="flex items-center justify-between gap-3 text-lg font-semibold">
        <Text offer={offer} part="name">
          {name}
        </Text>
        <Label
          offer={offer}
          part="tag"
          shown={plan.tag !== null}
          className="rounded-full bg-action px-3 py-0.5 text-sm text-on-action"
        >
          {t('pro')}
        </Label>
      </h3>
      <p className="mt-4 text-4xl font-bold">
        <Price offer={offer}>{price(plan.amount)}</Price>
      </p>
      <p className="mt-1 text-sm text-muted">
        <Text offer={offer} part="each">
          {t('perDay', { price: price(Math.round(plan.amount / plan.days)) })}
        </Text>
      </p>
      <ul className="mt-6 mb-8 grid gap-2">
        {included.map((line) => (
          <li key={line.key} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
            <span className="min-w-0">{line.text}</span>
          </li>
        ))}
      </ul>
      <BuyLink
        offer={offer}
        page="pricing"
        className={buttonClass(plan.tag ? 'primary' : 'secondary', 'mt-auto aria-disabled:opacity-70')}
      >
        <ChooseText offer={offer} plan={name} Text={Text} />
      </BuyLink>
    </Item>
  );
}
