import { sql, type Kysely, type Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { Tables } from '../database/tables';
import type { WithdrawalsTable } from '../database/withdrawals-table';
import type { Purchase } from '../purchases/purchases';

export type Withdrawal = Selectable<WithdrawalsTable>;

type Standing = Pick<Withdrawal, 'state' | 'decision' | 'refund_failure'>;

/** How far a withdrawal is, as answers tell it: where a person has paid back by other ways, its purchase shows that. */
export function publicState(
  { state, decision, refund_failure }: Standing,
  purchase: Purchase['status'],
): CallAnswer<'withdrawPurchase'>['state'] {
  const isOnItsWay = state !== 'asked' || refund_failure === null;
  if (purchase === 'refunded' && isOnItsWay) return 'refunded';
  return decision === 'refuse' ? 'refused' : state;
}

/** Whether a person has still to decide: about a purchase that is paid, or one whose money came back from the buyer's bank. */
export const canBeDecided = (
  { state, decided_at, refund_failure }: Pick<Withdrawal, 'state' | 'decided_at' | 'refund_failure'>,
  purchase: Purchase['status'],
) => state === 'asked' && decided_at === null && (purchase === 'paid' || refund_failure !== null);

/** What a declaration came to. */
export interface Recorded {
  withdrawal: Withdrawal;
  /** It was declared before, and whoever has begun with it sends its mails. */
  isUnderWay: boolean;
}

/** A moment after the one before: who has begun with a withdrawal then sees that it is not theirs any more. */
export const later = (now: number) =>
  sql<number>`case when withdrawals.tried_at < ${now} then ${now} else withdrawals.tried_at + 1 end`;

/** How many mock exams and corrections of a purchase were used. */
export async function usedOf(db: Kysely<Tables>, purchaseId: string): Promise<number> {
  const grant = await db
    .selectFrom('grants')
    .select(['exam_used', 'correct_used'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return grant ? grant.exam_used + grant.correct_used : 0;
}
