import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { planLabels, type PlanLabels } from '@/lib/payment/plan-labels';
import { recommendedPlan, startingPrices, vipPlans, type Offer, type PlanName } from '@/lib/site/offers';
import { usePrice, usePriceHint } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { buyLinkClass, openPlanLinkClass } from './buy-link-class';
import { ChooseText } from './choose-text';
import type { OfferParts } from './offer-parts';
import {
  PlanEntryBody,
  planEntryClass,
  planOwnedClass,
  planRecommendedClass,
  PlanTable,
  planTagClass,
} from './plan-table';

const recommended = recommendedPlan(vipPlans);

/** The plans to choose from, from the price list; complete without script. */
export function PlanPicker({ parts, children }: { parts: OfferParts; children?: ReactNode }) {
  const labels = planLabels(useTranslations());
  return (
    <>
      <PlanTable labels={labels}>
        {vipPlans.map((plan) => (
          <PlanEntry key={plan.vipId} plan={plan} labels={labels} parts={parts} />
        ))}
        {children}
      </PlanTable>
      <EveryPlan />
    </>
  );
}

function PlanEntry({
  plan,
  labels,
  parts: { Item, Text, Price, Label, Mark },
}: {
  plan: Offer<PlanName>;
  labels: PlanLabels;
  parts: OfferParts;
}) {
  const t = useTranslations('plans');
  const price = usePrice();
  const hint = usePriceHint();
  const format = useFormatter();
  const offer = plan.name;
  const name = t(`names.${offer}`, { days: plan.days });
  const isRecommended = plan === recommended;
  const hasTutor = plan.amount >= startingPrices.tutor;
  return (
    <Item offer={offer} className={planEntryClass}>
      <PlanEntryBody
        labels={labels}
        chosen={isRecommended}
        name={
          <Text offer={offer} part="name">
            {name}
          </Text>
        }
        marks={
          <>
            <Label offer={offer} part="tag" shown={plan.tag !== null} className={planTagClass}>
              {t('pro')}
            </Label>
            <Label offer={offer} part="recommended" shown={isRecommended} className={planRecommendedClass}>
              {labels.recommended}
            </Label>
            <Mark offer={offer} className={planOwnedClass} />
          </>
        }
        reason={
          <>
            <Label offer={offer} part="recommended" shown={isRecommended} className="block">
              {labels.twice}
            </Label>
            <Label offer={offer} part="tag" shown={plan.tag !== null} className="block">
              {labels.pro}
            </Label>
          </>
        }
        price={<Price offer={offer}>{price(plan.amount)}</Price>}
        each={
          <Text offer={offer} part="each">
            {t('perDay', { price: price(Math.round(plan.amount / plan.days)) })}
          </Text>
        }
        hint={
          <Text offer={offer} part="hint">
            {hint(plan.amount)}
          </Text>
        }
        corrections={
          <Text offer={offer} part="corrections">
            {plan.unlimited ? t('noLimit') : format.number(plan.correctNum)}
          </Text>
        }
        tutor={hasTutor ? t('included') : t('notIncluded')}
        action={
          <BuyLink
            offer={offer}
            page="pricing"
            className={classNames(buyLinkClass(isRecommended), openPlanLinkClass)}
          >
            <ChooseText offer={offer} plan={name} Text={Text} />
          </BuyLink>
        }
      />
    </Item>
  );
}

/** What no plan differs in, below their table and in line with it. */
function EveryPlan() {
  const t = useTranslations('plans');
  return (
    <div className="mt-5 grid gap-x-5 gap-y-1 text-muted max-md:text-sm md:mt-0 md:grid-cols-[minmax(7rem,0.7fr)_3fr] md:gap-x-0 md:border-b md:border-line md:py-4">
      <p className="max-md:font-semibold">{t('everyPlan')}</p>
      <ul className="flex flex-wrap gap-x-8 gap-y-1.5 md:px-5">
        {[t('bank'), t('course'), t('renewal'), t('terms.begin')].map((text) => (
          <li key={text} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
