import { useTranslations } from 'next-intl';
import { LiveMore } from '@/components/islands/payment/live-more';
import { Tooltip } from '@/components/islands/tooltip';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useHref } from '@/lib/i18n/navigation';
import { startingPrices, vipPlans, type Offer, type PlanName } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { ChooseText } from './choose-text';
import { liveParts } from './offer-parts';
import { markClass } from './mark-class';
import { PlanCardBody, planCardClass, planTagClass } from './plan-card';

const { Item, Text, Price, Label, Mark } = liveParts;

/** The plans side by side, from the facts file; complete without script. */
export function PlanCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {vipPlans.map((plan) => (
        <PlanCard key={plan.vipId} plan={plan} />
      ))}
      <LiveMore kind="plans" as="plan" login={useHref('login')} />
    </ul>
  );
}

function PlanCard({ plan }: { plan: Offer<PlanName> }) {
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
        <ChooseText offer={offer} plan={name} />
      </BuyLink>
    </Item>
  );
}
