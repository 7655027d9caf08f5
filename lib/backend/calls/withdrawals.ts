import type { Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { PurchasesTable } from '../database/tables';
import type { WithdrawalsTable } from '../database/withdrawals-table';

export type Purchase = Selectable<PurchasesTable>;

type Column = 'what' | 'declared_at' | 'decision' | 'decided_at' | 'refund_failure';

/** A purchase beside its withdrawal; all that is of that one is null where there is none. */
export type PurchaseRow = Pick<Purchase, 'status' | 'paid_at'> & {
  [column in Column]: Selectable<WithdrawalsTable>[column] | null;
} & { withdrawal: WithdrawalsTable['state'] | null };

export type ListedWithdrawal = Pick<CallAnswer<'accountPurchases'>[number], 'withdrawal' | 'withdrawUntil'>;
