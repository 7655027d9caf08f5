import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tooltip } from '@/components/islands/tooltip';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { startingPrices, vipPlans, type Offer, type PlanName } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { ChooseText } from './choose-text';
import type { OfferParts } from './offer-parts';
import { markClass } from './mark-class';
import { PlanCardBody, planCardClass, planTagClass } from './plan-card';

/** The plans side by side, from the facts file; complete without script. */
export function PlanCards({ parts, children }: { parts: OfferParts; children?: ReactNode }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {vipPlans.map((plan) => (
        <PlanCard key={plan.vipId} plan={plan} parts={parts} />
      ))}
      {children}
    </ul>
  );
}

function PlanCard({
  plan,
  parts: { Item, Text, Price, Label, Mark },
}: {
  plan: Offer<PlanName>;
  parts: OfferParts;
}) {
  const t = useTranslations('plans');
  const price = usePrice();
  const offer = plan.name;
  const name = t(`names.${offer}`, { days: plan.days });
  const corrections = plan.unlimited ? t('unlimited') : t('corrections', { count: plan.correctNum });
  const included = [
    { key: 'bank', text: t('bank') },
    ...(plan.amount < startingPrices.tutor ? [] : [{ key: 'tutor', text: t('tutor') }]),
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
    <Item offer={offer} className={planCardClass(plan.tag !== null)}>
      <Mark offer={offer} className={classNames(markClass, 'start-5')} />
      <PlanCardBody
        name={
          <Text offer={offer} part="name">
            {name}
          </Text>
        }
        tag={
          <Label offer={offer} part="tag" shown={plan.tag !== null} className={planTagClass}>
            <Tooltip text={t('proMeaning')} align="end">
              {t('pro')}
            </Tooltip>
          </Label>
        }
        price={<Price offer={offer}>{price(plan.amount)}</Price>}
        each={
          <Text offer={offer} part="each">
            {t('perDay', { price: price(Math.round(plan.amount / plan.days)) })}
          </Text>
        }
        lines={included}
      />
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
