import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Check } from '@/components/ui/icon/icons';
import { classNames } from '@/components/ui/class-names';
import { listLabels } from '@/lib/offers/offer-words';
import { vipPlans } from '@/lib/offers/offers';
import { useOfferWords, useShowing } from '@/lib/offers/use-price';
import { BuyLink } from '../buy-link';
import { buyLinkClass, openPlanLinkClass } from '../buy-link-class';
import { ExamRoomLine } from '../exam-room-line';
import { ChooseText } from '../live/choose-text';
import type { OfferSlot } from '../live/offer-slot';
import { PlanCard, PlanTable } from './plan-table';

interface PlanPickerProps {
  /** `LiveSlot` where the API is asked whether the page is still right, else `FixedSlot`, which loads no script. */
  Slot: OfferSlot;
  children?: ReactNode;
}

export function PlanPicker({ Slot, children }: PlanPickerProps) {
  const labels = listLabels(useShowing());
  const wordsOf = useOfferWords();
  return (
    <>
      <ExamRoomLine className="mb-5 max-w-prose font-medium" />
      <PlanTable labels={labels}>
        {vipPlans.map((plan) => {
          const { vipId, name: offer } = plan;
          const words = wordsOf(plan);
          const className = classNames(buyLinkClass(words.recommended !== null), openPlanLinkClass);
          const action = (
            <BuyLink offer={offer} page="pricing" className={className}>
              <ChooseText short={labels.choose}>
                <Slot offer={offer} part="choose">
                  {words.choose}
                </Slot>
              </ChooseText>
            </BuyLink>
          );
          return <PlanCard key={vipId} {...{ offer, words, labels, Slot, action }} />;
        })}
        {children}
      </PlanTable>
      <EveryPlan />
    </>
  );
}

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
