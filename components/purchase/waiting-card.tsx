import { ExternalLink, LoaderCircle, WifiOff } from '@/components/ui/icon/icons';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PendingPurchase } from '@/lib/purchase/record/purchase';
import { record } from '@/lib/purchase/record/store';
import { payAddress } from '@/lib/purchase/checkout/pay-address';
import { waitForNumber } from '@/lib/purchase/wait/wait';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { offerTexts, type Texts } from '@/lib/purchase/words/texts';
import { waitingBody, waitingStop } from './waiting-texts';

interface WaitingCardProps {
  t: Texts;
  settings: PurchaseSettings;
  pending: PendingPurchase;
  onStop: () => void;
  /** Closes what the card stands in, while the waiting goes on; without it there is nothing to close. */
  onClose?: () => void;
  onAgain?: (offer: string) => void;
}

/** Minutes after which nobody should have to sit and wait. */
const longMinutes = 10;

/**
 * What is waited for and the ways out. As long as the payment page has not been opened nothing is waited for: there is what to pay
 * and where. Then since when, and that it is looked for.
 */
export function WaitingCard({ t, settings, pending, onStop, onClose, onAgain }: WaitingCardProps) {
  const { phase, offer, startedAt } = pending;
  const bought = offer && offerTexts(t, settings.lang, offer);
  const minutes = useMinutesSince(startedAt);
  const hasEnded = phase === 'cancelled' || phase === 'refunded' || phase === 'unknown';
  const isWaiting = !hasEnded && phase !== 'ready';
  return (
    <>
      {bought ? (
        <p className="mt-5 flex flex-wrap justify-between gap-x-4 border-y border-line py-3 text-lg font-semibold">
          <span>{bought.name}</span>
          <span className="figures-display">{bought.price}</span>
        </p>
      ) : null}
      <p role="status" className="mt-5">
        {waitingBody(t, pending)}
      </p>
      {isWaiting ? <Progress t={t} lost={phase === 'lost'} minutes={minutes} /> : null}
      {isWaiting && minutes !== null && minutes >= longMinutes ? (
        <p className="mt-4 rounded-control bg-action-soft px-4 py-3">{t('payment.waiting.long')}</p>
      ) : null}
      <div className="mt-6 grid gap-3">
        {hasEnded ? (
          <Ended t={t} pending={pending} onStop={onStop} onAgain={onAgain} />
        ) : (
          <Pending t={t} settings={settings} pending={pending} onStop={onStop} onClose={onClose} />
        )}
      </div>
    </>
  );
}

function Progress({ t, lost, minutes }: { t: Texts; lost: boolean; minutes: number | null }) {
  const Icon = lost ? WifiOff : LoaderCircle;
  return (
    <div className="mt-4 flex gap-3 text-sm text-muted">
      <Icon
        aria-hidden="true"
        className={lost ? 'mt-0.5 size-5 shrink-0 text-warn' : 'mt-0.5 size-5 shrink-0 animate-spin'}
      />
      <div>
        <p role="status" className={lost ? 'font-semibold text-warn' : undefined}>
          {lost ? t('payment.waiting.lost') : t('payment.waiting.checking')}
        </p>
        {minutes === null ? null : <p>{t('payment.waiting.since', { minutes })}</p>}
      </div>
    </div>
  );
}

function Pending({ t, settings, pending, onStop, onClose }: Omit<WaitingCardProps, 'onAgain'>) {
  const { id, url, phase } = pending;
  const ready = phase === 'ready';
  const address = url && payAddress(url, { origin: window.location.origin, hosts: settings.payHosts });
  return (
    <>
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          onClick={() => record(id, { kind: 'opened' })}
          className={buttonClass(ready ? 'primary' : 'secondary')}
        >
          {ready ? t('payment.waiting.open') : t('payment.waiting.again')}
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        </a>
      ) : null}
      {onClose && !ready ? (
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {t('payment.waiting.close')}
        </button>
      ) : (
        <button type="button" onClick={onStop} className={buttonClass('quiet')}>
          {waitingStop(t, pending)}
        </button>
      )}
      {ready ? null : <p className="text-center text-sm text-muted">{t('payment.waiting.stopNote')}</p>}
    </>
  );
}

function Ended({ t, pending, onStop, onAgain }: Omit<WaitingCardProps, 'settings' | 'onClose'>) {
  const { id, phase, offer } = pending;
  if (phase === 'refunded') {
    return (
      <button type="button" onClick={onStop} className={buttonClass('primary')}>
        {waitingStop(t, pending)}
      </button>
    );
  }
  if (phase === 'unknown') {
    return (
      <>
        <button type="button" onClick={() => void waitForNumber(id)} className={buttonClass('secondary')}>
          {t('payment.page.check')}
        </button>
        <button type="button" onClick={onStop} className={buttonClass('quiet')}>
          {waitingStop(t, pending)}
        </button>
      </>
    );
  }
  return (
    <>
      {offer && onAgain ? (
        <button type="button" onClick={() => onAgain(offer.name)} className={buttonClass('primary')}>
          {t('payment.cancelled.again')}
        </button>
      ) : null}
      <button type="button" onClick={onStop} className={buttonClass('quiet')}>
        {waitingStop(t, pending)}
      </button>
    </>
  );
}

/** Whole minutes since a moment, kept up to date; null without one. */
function useMinutesSince(startedAt: number | undefined): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 10_000);
    return () => window.clearInterval(timer);
  }, []);
  return startedAt === undefined ? null : Math.max(0, Math.floor((now - startedAt) / 60_000));
}
