import { useEffect, useState, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { keptPurchase } from '@/lib/purchase/record/kept';
import { isOf, isPaid, type PaidPurchase, type PendingPurchase } from '@/lib/purchase/record/purchase';
import { leave, usePurchasesState } from '@/lib/purchase/record/store';
import { requestPurchase } from '@/lib/purchase/checkout/request';
import { waitForNumber } from '@/lib/purchase/wait/wait';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import type { Texts } from '@/lib/purchase/words/texts';
import { purchaseReason } from '@/lib/account/reasons';
import { readToken } from '@/lib/session/token';
import { Bought, givesExams } from './success-dialog';
import { ShopNotes } from './shop-notes';
import { useTexts } from './use-texts';
import { WaitingCard } from './waiting-card';
import { loginHref } from '@/lib/session/login-href';
import { waitingTitle } from './waiting-texts';

interface PurchasePanelProps {
  settings: PurchaseSettings;
  id: string;
  children: ReactNode;
}

export function PurchasePanel({ settings, id, children }: PurchasePanelProps) {
  const t = useTexts(settings.locale, true);
  const [signedIn] = useState(() => readToken() !== null);
  const [left, setLeft] = useState(false);
  const { pending, paid } = usePurchase(id);

  useEffect(() => {
    if (!signedIn || left) return;
    requestPurchase();
    void waitForNumber(id);
  }, [id, signedIn, left]);

  if (!t) return <>{children}</>;
  const stop = () => {
    leave(id);
    setLeft(true);
  };
  return (
    <Panel t={t} id={id}>
      {paid ? (
        <Paid t={t} settings={settings} paid={paid} />
      ) : pending ? (
        <>
          <h2 className="text-2xl font-bold">{waitingTitle(t, pending)}</h2>
          {pending.phase === 'unknown' ? (
            <Unknown t={t} settings={settings} id={id} />
          ) : (
            <>
              <WaitingCard t={t} settings={settings} pending={pending} onStop={stop} />
              <ShopNotes t={t} settings={settings} isPack={pending.offer?.type === '4'} />
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
        <Visitor t={t} settings={settings} />
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

function Paid({ t, settings, paid }: { t: Texts; settings: PurchaseSettings; paid: PaidPurchase }) {
  const hasExams = givesExams(settings, paid);
  return (
    <>
      <h2 className="text-2xl font-bold">{t('payment.success.title')}</h2>
      <Bought t={t} settings={settings} paid={paid} />
      <p className="mt-6 flex flex-wrap gap-3">
        {hasExams ? (
          <a href={settings.exam} className={buttonClass('primary')}>
            {t('payment.success.toExam', { count: paid.examNum ?? 0 })}
          </a>
        ) : null}
        <a href={`${settings.home}#/home`} className={buttonClass(hasExams ? 'secondary' : 'primary')}>
          {t('payment.page.home')}
        </a>
      </p>
    </>
  );
}

/** No later answer can be another, so nothing is asked any more: what the buyer can do. */
function Unknown({ t, settings, id }: { t: Texts; settings: PurchaseSettings; id: string }) {
  return (
    <>
      <p role="status" className="mt-5">
        {t('payment.unknown.body')}
      </p>
      <p className="mt-3">{t('payment.unknown.contact', { email: settings.supportEmail })}</p>
      <div className="mt-6 grid gap-3">
        <a href={`${settings.home}#/home`} className={buttonClass('primary')}>
          {t('payment.page.home')}
        </a>
        <button type="button" onClick={() => void waitForNumber(id)} className={buttonClass('quiet')}>
          {t('payment.page.check')}
        </button>
      </div>
    </>
  );
}

function Visitor({ t, settings }: { t: Texts; settings: PurchaseSettings }) {
  return (
    <>
      <p>{t('payment.page.visitor')}</p>
      <a
        href={loginHref(settings.login, window.location.pathname, purchaseReason)}
        className={buttonClass('primary', 'mt-5')}
      >
        {t('payment.page.login')}
      </a>
    </>
  );
}

/**
 * What this page knows of the purchase; that it was paid before, the browser knows at once. Whose it is shows when the page waits for it:
 * who used this browser before may have paid it.
 */
function usePurchase(id: string): { pending?: PendingPurchase; paid?: PaidPurchase } {
  const [kept] = useState(() => keptPurchase(id));
  const { purchases } = usePurchasesState();
  const known = purchases.find((purchase) => purchase.id === id);
  for (const purchase of [known, kept])
    if (purchase && isPaid(purchase) && isOf(purchase, known?.userId ?? null)) return { paid: purchase };
  return known && !isPaid(known) ? { pending: known } : {};
}
