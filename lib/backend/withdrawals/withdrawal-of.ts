import type { CallAnswer } from '@/lib/api/contract/calls';
import type { WithdrawalsTable } from '../database/withdrawals-table';
import type { Purchase } from '../purchases/purchases';
import { publicState, type Withdrawal } from './record';
import { canBeRepeated } from './record-own';
import { mayRefundAlone, verdictOn, withdrawableUntil } from './rule';

type Told = Pick<CallAnswer<'accountPurchases'>[number], 'withdrawal' | 'withdrawUntil'>;

type Column = 'what' | 'declared_at' | 'decision' | 'decided_at' | 'refund_failure';

/** A purchase beside its withdrawal; all of this is null where there is none. */
type Row = Pick<Purchase, 'status' | 'paid_at'> & {
  [column in Column]: Withdrawal[column] | null;
} & { withdrawal: WithdrawalsTable['state'] | null };

/**
 * What the list of purchases says of a withdrawal. Where a person has decided to refund, the payment provider tells of it; a refund
 * that has failed is a person's to send another way.
 *
 * @param now epoch ms
 */
export function withdrawalOf(row: Row, now: number): Told {
  const { status, paid_at, withdrawal } = row;
  const canWithdraw = status === 'paid' && paid_at !== null && isOpen(row, paid_at, now);
  return {
    withdrawal: withdrawal === null ? null : publicState({ ...row, state: withdrawal }, status),
    withdrawUntil: canWithdraw ? new Date(withdrawableUntil(paid_at)).toISOString() : null,
  };
}

/** Declared without a session, its owner can still do it for as long as that brings the money back by itself. */
function isOpen({ withdrawal, declared_at, ...rest }: Row, paidAt: number, now: number): boolean {
  if (withdrawal === null || declared_at === null) return verdictOn({ paidAt, used: 0 }, now) !== 'tooLate';
  return (
    canBeRepeated({ ...rest, state: withdrawal }) && mayRefundAlone({ paidAt, declaredAt: declared_at, now })
  );
}
