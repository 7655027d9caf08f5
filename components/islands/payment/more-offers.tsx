'use client';

import { OfferCard } from '@/components/sections/offer-card';
import { PackRowBody, packRowClass } from '@/components/sections/pack-row';
import { PlanCardBody, planCardClass, planTagClass } from '@/components/sections/plan-card';
import { buttonClass } from '@/components/ui/button';
import type { MoreOffer, MoreOffers as More } from '@/lib/payment/live-offers';
import type { LiveMoreProps } from './live-more';

/** Entries for offers that the page was not built with. Loaded when the API has such. */
export function MoreOffers({ as, login, more }: LiveMoreProps & { more: More }) {
  const Entry = { plan: PlanEntry, card: CardEntry, row: RowEntry }[as];
  return (
    <>
      {more.none === undefined ? null : <li className="text-muted">{more.none}</li>}
      {more.list.map((offer) => (
        <Entry key={offer.key} offer={offer} login={login} />
      ))}
    </>
  );
}

interface EntryProps {
  offer: MoreOffer;
  login: string;
}

function PlanEntry({ offer, login }: EntryProps) {
  const { name, tag, each } = offer;
  return (
    <li className={planCardClass(false)}>
      <PlanCardBody
        name={name}
        tag={tag === undefined ? null : <span className={planTagClass}>{tag}</span>}
        price={<Price offer={offer} />}
        each={each}
        lines={linesOf(offer)}
      />
      <Choose offer={offer} login={login} className="mt-auto" />
    </li>
  );
}

function CardEntry({ offer, login }: EntryProps) {
  return (
    <li className="flex">
      <OfferCard
        name={offer.name}
        price={<Price offer={offer} />}
        priceNote={offer.each}
        lines={linesOf(offer)}
        action={<Choose offer={offer} login={login} />}
      />
    </li>
  );
}

function RowEntry({ offer, login }: EntryProps) {
  return (
    <li className={packRowClass}>
      <PackRowBody name={offer.name} price={<Price offer={offer} />} each={offer.each} />
      <Choose offer={offer} login={login} className="justify-self-end" />
    </li>
  );
}

function Price({ offer: { price, before } }: { offer: MoreOffer }) {
  return (
    <>
      {price}
      {before === undefined ? null : <s className="ms-2 text-lg font-normal text-muted">{before}</s>}
    </>
  );
}

function Choose({ offer, login, className = '' }: EntryProps & { className?: string }) {
  const next = encodeURIComponent(`${window.location.pathname}?buy=${offer.key}`);
  return (
    <a
      href={`${login}?next=${next}`}
      data-buy={offer.key}
      className={buttonClass('secondary', `${className} aria-disabled:opacity-70`)}
    >
      <span aria-hidden="true">{offer.chooseShort}</span>
      <span className="sr-only">{offer.choose}</span>
    </a>
  );
}

function linesOf({ lines }: MoreOffer) {
  return lines.filter((line) => line !== '').map((line) => ({ key: line, text: line }));
}
