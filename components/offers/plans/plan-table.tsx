import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { ListLabels, OfferPart, OfferWords } from '@/lib/offers/offer-words';
import { PriceText, type OfferSlot } from '../live/offer-slot';

/*
 * The plans in one markup: a table on a wide screen, a column for each plan; radio rows on a phone, of which the chosen one opens.
 * Nothing here needs a script.
 */

const cell = 'md:border-b md:px-5 md:py-3';
const headCell = classNames(cell, 'md:border-ink md:pt-5');
const rowCell = classNames(cell, 'md:border-line');
const footCell = classNames(cell, 'md:border-ink md:py-5');

/** As long as the page arrives, each column would move those before it, so the table is seen when all of it is there. */
const tableClass = classNames(
  'grid gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-[minmax(7rem,0.7fr)] md:grid-rows-[repeat(5,auto)] md:gap-0',
  'md:not-has-[.plans-complete]:invisible',
);

export function PlanTable({ labels, children }: { labels: ListLabels; children: ReactNode }) {
  const { legend, plan, price, corrections, tutor } = labels;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className={tableClass}>
        <div
          aria-hidden="true"
          className="row-span-5 hidden grid-rows-subgrid text-muted md:grid [&>span]:ps-0 [&>span]:pe-3"
        >
          <span className={headCell}>{plan}</span>
          {[price, corrections, ...(tutor === null ? [] : [tutor])].map((label) => (
            <span key={label} className={rowCell}>
              {label}
            </span>
          ))}
          <span className={footCell} />
        </div>
        <ul className="contents">{children}</ul>
        <span hidden className="plans-complete" />
      </div>
    </fieldset>
  );
}

const entryClass = classNames(
  'group relative grid grid-cols-[minmax(min-content,1fr)_auto] gap-x-4 rounded-control border border-line-strong p-4 max-md:bg-surface',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
  'max-md:has-checked:border-action max-md:has-checked:bg-action-soft max-md:has-checked:inset-ring max-md:has-checked:inset-ring-action',
  'md:row-span-5 md:grid-cols-1 md:grid-rows-subgrid md:rounded-none md:border-0 md:border-s md:border-line md:p-0 md:has-focus-visible:outline-0',
  'md:has-[.plan-recommended]:bg-action-soft md:has-[.plan-recommended]:inset-shadow-[0_3px] md:has-[.plan-recommended]:inset-shadow-action',
);

/** The marks beside the name. That a plan is the user's own takes the place of the recommendation, so that nothing moves. */
const markClasses = {
  tag: 'rounded-full border border-action px-2.5 text-sm leading-6 text-action',
  recommended:
    'plan-recommended rounded-full bg-action px-2.5 text-sm leading-6 font-semibold text-on-action',
  owned: 'plan-owned rounded-full bg-good-soft px-2.5 text-sm leading-6 font-semibold text-good',
};

interface PlanCardProps {
  offer: string;
  words: OfferWords;
  labels: ListLabels;
  Slot: OfferSlot;
  action: ReactNode;
}

export function PlanCard({ offer, words, labels, Slot, action }: PlanCardProps) {
  const slot = (part: OfferPart, className?: string) => (
    <Slot offer={offer} part={part} {...(className && { className })}>
      {words[part]}
    </Slot>
  );
  return (
    <Slot offer={offer} part="entry" className={entryClass}>
      <label className="contents max-md:cursor-pointer">
        <span className={classNames(headCell, 'flex gap-3')}>
          <input
            type="radio"
            name="plan"
            defaultChecked={words.recommended !== null}
            className="mt-0.5 size-6 shrink-0 accent-action outline-none md:hidden"
          />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg leading-7 font-bold has-[.plan-owned]:[&>.plan-recommended]:hidden">
              {slot('name')}
              {slot('tag', markClasses.tag)}
              {slot('recommended', markClasses.recommended)}
              {slot('owned', markClasses.owned)}
            </span>
            <span className="mt-0.5 block text-sm text-muted empty:hidden">
              {slot('twice', 'block')}
              {slot('pro', 'block')}
            </span>
          </span>
        </span>
        <span
          className={classNames(
            rowCell,
            'max-md:grid max-md:content-start max-md:justify-items-end md:flex md:flex-wrap md:items-baseline md:gap-x-2.5',
          )}
        >
          <span className="text-2xl leading-7 font-bold figures-display md:text-3xl md:leading-9">
            <Slot offer={offer} part="price">
              <PriceText {...words} />
            </Slot>
          </span>
          <span className="text-sm text-muted">{slot('each')}</span>
          <span className="text-sm text-muted empty:hidden">{slot('hint')}</span>
        </span>
      </label>
      <div className="col-span-2 grid gap-1.5 ps-9 pt-2 max-md:not-group-has-checked:hidden md:contents">
        <Row label={labels.corrections}>
          {slot('corrections')}
          {words.exams === null ? null : <span className="block">{words.exams}</span>}
        </Row>
        {labels.tutor === null ? null : <Row label={labels.tutor}>{words.tutor}</Row>}
        <div className={classNames(footCell, 'grid content-start max-md:-ms-9 max-md:mt-2')}>{action}</div>
      </div>
    </Slot>
  );
}

/** Beside the names of the rows, those who hear the page hear them in each column. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={rowCell}>
      <span className="text-muted md:sr-only">{label}: </span>
      {children}
    </p>
  );
}
