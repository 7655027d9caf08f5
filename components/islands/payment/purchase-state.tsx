'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useDesk } from '@/lib/payment/desk';
import { leave } from '@/lib/payment/follow';
import { paidPurchases, type PaidPurchase } from '@/lib/payment/paid';
import { requestPurchase } from '@/lib/payment/request';
import { followPage } from '@/lib/payment/resume';
import type { Shop } from '@/lib/payment/shop';
import type { Texts } from '@/lib/payment/texts';
import { loginReasons } from '@/lib/session/reasons';
import { readToken } from '@/lib/session/token-store';
import { Bought } from './success-dialog';
import { ShopNotes } from './shop-notes';
import { useTexts } from './use-texts';
import { WaitingCard } from './waiting-card';
import { waitingTitle } from './waiting-texts';

interface PurchaseStateProps {
  shop: Shop;
  id: string;
  /** Shown until more is known. */
  children: ReactNode;
}

/** Waits for one purchase in the page itself; a visitor is led to the login and back. */
export function PurchaseState({ shop, id, children }: PurchaseStateProps) {
  const t = useTexts(shop.locale, true);
  const [signedIn] = useState(() => readToken() !== null);
  const [left, setLeft] = useState(false);
  const { waiting } = useDesk();
  const shown = waiting.find((one) => one.id === id);
  const paid = usePaid(id, shown === undefined);

  useEffect(() => {
    if (!signedIn || left) return;
    requestPurchase();
    void followPage(id);
  }, [id, signedIn, left]);

  if (!t) return <>{children}</>;
  const stop = () => {
    leave(id);
    setLeft(true);
  };
  return (
    <Panel t={t} id={id}>
      {paid ? (
        <Paid t={t} shop={shop} paid={paid} />
      ) : shown ? (
        <>
          <h2 className="text-2xl font-bold">{waitingTitle(t, shown)}</h2>
          {shown.state === 'unknown' ? (
            <Unknown t={t} shop={shop} id={id} />
          ) : (
            <>
              <WaitingCard t={t} shop={shop} waiting={shown} onStop={stop} />
              <ShopNotes t={t} shop={shop} />
            </>
          )}
        </>
      ) : left ? (
        <>
          <p>{t('payment.page.stopped')}</p>
          <button type="button" onClick={() => setLeft(false)} className={buttonClass('secondary', 'mt-5')}>
            {t('payment.page.check')}
          </button>
        </>
      ) : signedIn ? (
        children
      ) : (
        <Visitor t={t} shop={shop} />
      )}
    </Panel>
  );
}

function Panel({ t, id, children }: { t: Texts; id: string; children: ReactNode }) {
  return (
    <>
      <div className="max-w-lg rounded-card border border-line bg-surface p-6 sm:p-8">{children}</div>
      <p className="mt-3 text-sm wrap-anywhere text-muted">{t('payment.page.number', { number: id })}</p>
    </>
  );
}

function Paid({ t, shop, paid }: { t: Texts; shop: Shop; paid: PaidPurchase }) {
  return (
    <>
      <h2 className="text-2xl font-bold">{t('payment.success.title')}</h2>
      <Bought t={t} shop={shop} paid={paid} />
      <a href={`${shop.home}#/home`} className={buttonClass('primary', 'mt-6')}>
        {t('payment.page.home')}
      </a>
    </>
  );
}

/** No later answer can be another, so nothing is asked any more: what the buyer can do. */
function Unknown({ t, shop, id }: { t: Texts; shop: Shop; id: string }) {
  return (
    <>
      <p role="status" className="mt-5">
        {t('payment.unknown.body')}
      </p>
      <p className="mt-3">{t('payment.unknown.contact', { email: shop.supportEmail })}</p>
      <div className="mt-6 grid gap-3">
        <a href={`${shop.home}#/home`} className={buttonClass('primary')}>
          {t('payment.page.home')}
        </a>
        <button type="button" onClick={() => void followPage(id)} className={buttonClass('quiet')}>
          {t('payment.page.check')}
        </button>
      </div>
    </>
  );
}

function Visitor({ t, shop }: { t: Texts; shop: Shop }) {
  return (
    <>
      <p>{t('payment.page.visitor')}</p>
      <a
        href={`${shop.login}?next=${encodeURIComponent(window.location.pathname)}#${loginReasons.success}`}
        className={buttonClass('primary', 'mt-5')}
      >
        {t('payment.page.login')}
      </a>
    </>
  );
}

/** The record of the purchase once it is paid; looked up again whenever it is not waited for any more. */
function usePaid(id: string, look: boolean): PaidPurchase | undefined {
  const [paid, setPaid] = useState<PaidPurchase>();
  useEffect(() => {
    if (look) queueMicrotask(() => setPaid(paidPurchases.read().find((record) => record.id === id)));
  }, [id, look]);
  return paid;
}
