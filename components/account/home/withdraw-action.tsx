import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { AccountPurchase } from '@/lib/api/contract/entities';
import { loadApi } from '@/lib/session/api';
import { refreshUser } from '@/lib/session/user';
import { useHome } from './home';
import { itemOf } from './item-of';
import { WithdrawConfirm } from './withdraw-confirm';

type Answered = NonNullable<AccountPurchase['withdrawal']>;

/** The way out of the contract of a purchase, in two steps in its place; nothing where the API does not say until when there is one. */
export function WithdrawAction({ purchase }: { purchase: AccountPurchase }) {
  const home = useHome();
  const { t, settings } = home;
  const queries = useQueryClient();
  const [state, setState] = useState<'closed' | 'open' | Answered>('closed');
  const [now] = useState(() => Date.now());
  const box = useRef<HTMLDivElement>(null);
  const { id, withdrawUntil } = purchase;
  const isAnswered = state !== 'closed' && state !== 'open';

  // The button that had the focus is gone.
  useEffect(() => {
    if (isAnswered) box.current?.querySelector<HTMLElement>('[role=status]')?.focus();
  }, [isAnswered]);

  if (withdrawUntil === null && !isAnswered) return null;
  const withdraw = async (reason: string) => {
    const api = await loadApi();
    const body = { purchaseId: id, ...(reason.trim() && { reason }) };
    const { state: answer } = await api.call('withdrawPurchase', { body });
    setState(answer);
    await queries.invalidateQueries({ queryKey: ['purchases'] });
    // What was given back is not owned any more; where that cannot be read now, the next visit shows it.
    await refreshUser().catch(() => undefined);
  };
  return (
    <div ref={box} className="basis-full">
      {isAnswered ? (
        <p role="status" tabIndex={-1} className="font-medium text-good outline-none">
          {t(`app.withdraw.${state}`, { email: settings.seller.email })}
        </p>
      ) : state === 'open' ? (
        <WithdrawConfirm purchase={purchase} onConfirm={withdraw} onClose={() => setState('closed')} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <button
            type="button"
            onClick={() => setState('open')}
            aria-label={t('app.withdraw.openOf', { item: itemOf(home, purchase), number: id })}
            className={buttonClass('link')}
          >
            {t('app.withdraw.open')}
          </button>
          {/* For some days more the API still takes it. */}
          {withdrawUntil === null || Date.parse(withdrawUntil) < now
            ? null
            : t('app.withdraw.until', { date: lastDay(withdrawUntil, settings.lang) })}
        </p>
      )}
    </div>
  );
}

/** The last day that is over nowhere before the period is. */
function lastDay(moment: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Etc/GMT+12' }).format(
    new Date(moment),
  );
}
