import type { Kysely, Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { PurchasesTable, Tables } from '../database/tables';
import type { WithdrawalsTable } from '../database/withdrawals-table';
import type { Deps } from './deps';

type Purchase = Selectable<PurchasesTable>;

type Column = 'what' | 'declared_at' | 'decision' | 'decided_at' | 'refund_failure';

/** A purchase beside its withdrawal; all that is of that one is null where there is none. */
export type PurchaseRow = Pick<Purchase, 'status' | 'paid_at'> & {
  [column in Column]: Selectable<WithdrawalsTable>[column] | null;
} & { withdrawal: WithdrawalsTable['state'] | null };

/** What the list of purchases says of a withdrawal. */
export type ListedWithdrawal = Pick<CallAnswer<'accountPurchases'>[number], 'withdrawal' | 'withdrawUntil'>;

/** What purchases need of withdrawals. These stand on purchases, so it is handed in. */
export interface Withdrawals {
  /**
   * Writes down that a purchase is to be refunded which was paid after its account had been deleted. The money is asked for as that of
   * any withdrawal is, and where it cannot go back the operator is told.
   *
   * @param now epoch ms
   */
  recordOrphan(db: Kysely<Tables>, purchase: Purchase, now: number): Promise<void>;
  /**
   * Gives a withdrawal whose refund has failed after it was made to a person, who is told of it, once however often the provider
   * tells.
   *
   * @param failed the reason in the provider's words
   * @returns whether there is one
   */
  refundFailed(deps: Deps, failed: { purchaseId: string; reason: string }): Promise<boolean>;
  /** Goes on with what is left to do about withdrawals. */
  resume(deps: Deps): Promise<void>;
  /** @param now epoch ms */
  listed(row: PurchaseRow, now: number): ListedWithdrawal;
}
