import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SplitSection } from '@/components/ui/split-section';
import type { AccountPurchase } from '@/lib/api/contract/entities';
import { formatMoney } from '@/lib/offers/money';
import { useDates, useHome } from './home';
import { itemOf } from './item-of';
import { usePurchases } from './own-calls';
import { LongList, PartState } from './part-state';
import { Receipt } from './receipt';
import { WithdrawAction } from './withdraw-action';

/** What was bought, each with its receipt; nothing where the API keeps no such list. */
export function PurchasesPart() {
  const { t } = useHome();
  const part = usePurchases();
  const [shown, setShown] = useState<AccountPurchase>();
  if (part.state === 'unknownCall') return null;
  const count = part.state === 'known' ? part.data.length : 0;
  return (
    <SplitSection
      id="purchases"
      title={t('app.purchases.title')}
      mark={<Badge count={count} label={t('app.purchases.count', { count })} />}
    >
      {part.state !== 'known' ? (
        <PartState part={part} />
      ) : count === 0 ? (
        <p className="text-muted">{t('app.purchases.empty')}</p>
      ) : (
        <LongList items={part.data} keyOf={({ id }) => id}>
          {(purchase) => <Entry purchase={purchase} onReceipt={() => setShown(purchase)} />}
        </LongList>
      )}
      {shown ? <Receipt purchase={shown} onClose={() => setShown(undefined)} /> : null}
    </SplitSection>
  );
}

function Entry({ purchase, onReceipt }: { purchase: AccountPurchase; onReceipt: () => void }) {
  const home = useHome();
  const { t, settings } = home;
  const { day } = useDates();
  const { id, amount, currency, paidAt, usableUntil, state, testShop } = purchase;
  const item = itemOf(home, purchase);
  const [now] = useState(() => Date.now());
  const ended = usableUntil !== null && Date.parse(usableUntil) <= now;
  const isOver = ended || state === 'refunded';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-60">
        <h3 className={classNames('font-semibold', isOver && 'text-muted')}>{item}</h3>
        {paidAt === null ? null : (
          <p className="text-sm text-muted">{t('app.purchases.paidOn', { date: day(paidAt) })}</p>
        )}
        {usableUntil === null || state === 'refunded' ? null : (
          <p className="text-sm text-muted">
            {t(ended ? 'app.purchases.ended' : 'app.purchases.until', { date: day(usableUntil) })}
          </p>
        )}
        <p className="text-sm wrap-anywhere text-muted">{t('app.purchases.number', { number: id })}</p>
      </div>
      <div className="grid justify-items-start gap-1 sm:justify-items-end">
        <p className={classNames('text-lg font-bold figures-display', isOver && 'text-muted')}>
          {formatMoney(amount, currency, settings.lang)}
        </p>
        <p className="flex flex-wrap gap-2 text-sm font-medium">
          {testShop ? <Mark className="bg-warn-soft text-warn">{t('app.purchases.test')}</Mark> : null}
          <Mark className={isOver ? 'bg-sunken text-muted' : 'bg-good-soft text-good'}>
            {t(`app.purchases.state.${stateOf(purchase)}`)}
          </Mark>
        </p>
        <button
          type="button"
          onClick={onReceipt}
          aria-label={t('app.purchases.receiptOf', { item, number: id })}
          className={buttonClass('link')}
        >
          {t('app.purchases.receipt')}
        </button>
      </div>
      <WithdrawAction purchase={purchase} />
    </div>
  );
}

function stateOf({ state, withdrawal }: AccountPurchase) {
  if (withdrawal === null) return state;
  if (withdrawal === 'refused') return withdrawal;
  return withdrawal === 'refunded' ? 'withdrawn' : 'received';
}

function Mark({ className, children }: { className: string; children: string }) {
  return <span className={classNames('rounded-full px-2.5 py-0.5', className)}>{children}</span>;
}
