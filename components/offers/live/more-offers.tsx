import { useSyncExternalStore } from 'react';
import { buyLinkClass, openPlanLinkClass } from '@/components/offers/buy-link-class';
import { PackCard } from '@/components/offers/packs/pack-card';
import { PlanCard } from '@/components/offers/plans/plan-table';
import { classNames } from '@/components/ui/class-names';
import { readLive, subscribeLive, type OfferList } from '@/lib/offers/live-offers';
import { ChooseText } from './choose-text';
import type { LiveMoreProps } from './live-more.island';
import { loginToBuy } from '@/lib/session/login-href';
import { FixedSlot } from './offer-slot';

/** Entries for offers that the page was not built with. Loaded when the API has such. */
export function MoreOffers({ kind, login, more }: LiveMoreProps & { more: OfferList }) {
  const labels = useSyncExternalStore(
    subscribeLive,
    () => readLive().labels,
    () => undefined,
  );
  if (!labels) return null;
  const isPack = kind === 'packs';
  const Card = isPack ? PackCard : PlanCard;
  return (
    <>
      {more.none === undefined ? null : <li className="text-muted">{more.none}</li>}
      {more.list.map((view) => (
        <Card
          key={view.key}
          offer={view.key}
          words={view}
          labels={labels}
          Slot={FixedSlot}
          action={
            <a
              href={loginToBuy(login, window.location.pathname, view.key)}
              data-buy={view.key}
              className={classNames(
                buyLinkClass(view.recommended !== null || view.best !== null),
                !isPack && openPlanLinkClass,
              )}
            >
              <ChooseText short={labels.choose}>{view.choose}</ChooseText>
            </a>
          }
        />
      ))}
    </>
  );
}
