import type { ListedWithdrawal, PurchaseRow } from '../calls/withdrawals';
import { mayRefundAlone, verdictOn, withdrawableUntil } from './state/rule';
import { canBeRepeated, publicState } from './state/withdrawal';

/**
 * What the list of purchases says of a withdrawal. Where a person has decided to refund, the payment provider tells of it; a refund
 * that has failed is a person's to send another way.
 *
 * @param now epoch ms
 */
export function withdrawalOf(row: PurchaseRow, now: number): ListedWithdrawal {
  const { status, paid_at, withdrawal } = row;
  const canWithdraw = status === 'paid' && paid_at !== null && isOpen(row, paid_at, now);
  return {
    withdrawal: withdrawal === null ? null : publicState({ ...row, state: withdrawal }, status),
    withdrawUntil: canWithdraw ? new Date(withdrawableUntil(paid_at)).toISOString() : null,
  };
}

/** Declared without a session, its owner can still do it for as long as that brings the money back by itself. */
function isOpen({ withdrawal, declared_at, ...rest }: PurchaseRow, paidAt: number, now: number): boolean {
  if (withdrawal === null || declared_at === null) return verdictOn({ paidAt, used: 0 }, now) !== 'tooLate';
  return (
    canBeRepeated({ ...rest, state: withdrawal }) && mayRefundAlone({ paidAt, declaredAt: declared_at, now })
  );
}
