import { createPortal } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { dialogFootClass } from '@/components/ui/dialog/dialog-class';
import { Modal } from '@/components/ui/dialog/modal';
import type { AccountPurchase } from '@/lib/api/contract/entities';
import { formatMoney } from '@/lib/offers/money';
import { useDates, useHome } from './home';
import { itemOf } from './item-of';

/**
 * The receipt of a purchase. It stands beside the page, not in it: while it is open, only it is printed (`.receipt` in
 * app/print.css).
 */
export function Receipt({ purchase, onClose }: { purchase: AccountPurchase; onClose: () => void }) {
  const home = useHome();
  const { t, settings, user } = home;
  const { day } = useDates();
  const { id, amount, currency, paidAt, usableUntil, state, testShop } = purchase;
  const { company, email } = settings.seller;
  const rows = [
    [t('app.receipt.number'), id],
    [t('app.receipt.paidOn'), paidAt && day(paidAt)],
    [t('app.receipt.seller'), `${company}, ${email}`],
    [t('app.receipt.buyer'), user.email],
    [t('app.receipt.item'), itemOf(home, purchase)],
    [t('app.receipt.until'), state === 'paid' && usableUntil && day(usableUntil)],
    [t('app.receipt.state'), t(`app.purchases.state.${state}`)],
    [t('app.receipt.amount'), formatMoney(amount, currency, settings.lang)],
  ] as const;
  return createPortal(
    <Modal title={t('app.purchases.receipt')} onClose={onClose}>
      <dl className="receipt mt-5 divide-y divide-line border-y border-line">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-muted">{name}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {testShop ? (
        <p className="mt-5 rounded-control bg-warn-soft px-4 py-3 font-medium text-warn">
          {t('app.receipt.test')}
        </p>
      ) : null}
      <div className={classNames(dialogFootClass, 'print:hidden')}>
        <button type="button" onClick={onClose} className={buttonClass('secondary')}>
          {t('app.receipt.close')}
        </button>
        <button type="button" onClick={() => window.print()} className={buttonClass('primary')}>
          {t('app.receipt.print')}
        </button>
      </div>
    </Modal>,
    document.body,
  );
}
