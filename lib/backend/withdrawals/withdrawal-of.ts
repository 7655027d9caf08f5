import type { CallAnswer } from '@/lib/api/contract/calls';
import type { WithdrawalsTable } from '../database/withdrawals-table';
import type { Purchase } from '../purchases/purchases';
import { verdictOn, withdrawableUntil } from './rule';

type Told = Pick<CallAnswer<'accountPurchases'>[number], 'withdrawal' | 'withdrawUntil'>;

type Row = Pick<Purchase, 'status' | 'paid_at'> & {
  withdrawal: WithdrawalsTable['state'] | null;
  /** Set where somebody without a session has declared it, which its owner can still do. */
  what: string | null;
  declared_at: number | null;
};

/**
 * What the list of purchases says of a withdrawal. Where a person has decided to refund, the payment provider tells of it.
 *
 * @param now epoch ms
 */
export function withdrawalOf({ status, paid_at, withdrawal, what, declared_at }: Row, now: number): Told {
  const isOpen = withdrawal === null || (withdrawal === 'asked' && what !== null);
  const isInTime =
    paid_at !== null && verdictOn({ paidAt: paid_at, used: 0 }, declared_at ?? now) !== 'tooLate';
  const canWithdraw = isOpen && status === 'paid' && isInTime;
  return {
    withdrawal: withdrawal !== null && status === 'refunded' ? 'refunded' : withdrawal,
    withdrawUntil: canWithdraw ? new Date(withdrawableUntil(paid_at)).toISOString() : null,
  };
}
