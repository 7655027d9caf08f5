'use client';

import { useSyncExternalStore } from 'react';
import { buyLinkClass, openPlanLinkClass } from '@/components/sections/buy-link-class';
import { PackRowBody, packRowClass } from '@/components/sections/pack-row';
import {
  PlanEntryBody,
  planEntryClass,
  planRecommendedClass,
  planTagClass,
} from '@/components/sections/plan-table';
import { classNames } from '@/components/ui/class-names';
import { readLive, subscribeLive, type MoreOffer, type MoreOffers as More } from '@/lib/payment/live-offers';
import type { PlanLabels } from '@/lib/payment/plan-labels';
import type { LiveMoreProps } from './live-more';

/** Entries for offers that the page was not built with. Loaded when the API has such. */
export function MoreOffers({ kind, login, more }: LiveMoreProps & { more: More }) {
  const labels = useSyncExternalStore(
    subscribeLive,
    () => readLive().planLabels,
    () => undefined,
  );
  return (
    <>
      {more.none === undefined ? null : <li className="text-muted">{more.none}</li>}
      {more.list.map((offer) =>
        kind === 'packs' ? (
          <PackEntry key={offer.key} offer={offer} login={login} />
        ) : labels ? (
          <PlanEntry key={offer.key} offer={offer} login={login} labels={labels} />
        ) : null,
      )}
    </>
  );
}

interface EntryProps {
  offer: MoreOffer;
  login: string;
}

function PlanEntry({ offer, login, labels }: EntryProps & { labels: PlanLabels }) {
  const { name, tag, recommended, each, hint, corrections, exams, tutor } = offer;
  return (
    <li className={planEntryClass}>
      <PlanEntryBody
        labels={labels}
        chosen={recommended === true}
        name={name}
        marks={
          <>
            {tag === undefined ? null : <span className={planTagClass}>{tag}</span>}
            {recommended ? <span className={planRecommendedClass}>{labels.recommended}</span> : null}
          </>
        }
        reason={recommended ? labels.twice : tag === undefined ? null : labels.pro}
        price={<Price offer={offer} />}
        each={each}
        hint={hint}
        corrections={
          <>
            {corrections}
            {exams === undefined ? null : <span className="block">{exams}</span>}
          </>
        }
        tutor={tutor}
        action={<Choose offer={offer} login={login} className={openPlanLinkClass} />}
      />
    </li>
  );
}

function PackEntry({ offer, login }: EntryProps) {
  const { name, each, hint, saving } = offer;
  return (
    <li className={packRowClass}>
      <PackRowBody
        name={name}
        price={<Price offer={offer} />}
        hint={hint}
        each={each}
        saving={saving}
        action={<Choose offer={offer} login={login} />}
      />
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

function Choose({ offer, login, className }: EntryProps & { className?: string }) {
  const next = encodeURIComponent(`${window.location.pathname}?buy=${offer.key}`);
  return (
    <a
      href={`${login}?next=${next}`}
      data-buy={offer.key}
      className={classNames(buyLinkClass(false), className)}
    >
      <span aria-hidden="true">{offer.chooseShort}</span>
      <span className="sr-only">{offer.choose}</span>
    </a>
  );
}
