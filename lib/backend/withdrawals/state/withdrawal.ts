import type { Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { WithdrawalsTable } from '../../database/withdrawals-table';
import type { Purchase } from '../../purchases/purchases';

export type Withdrawal = Selectable<WithdrawalsTable>;

/** `sent`: a refund that had failed was sent another way, by the person; it is kept as a refund. */
export type Decision = NonNullable<Withdrawal['decision']> | 'sent';

/** How far a withdrawal is, as answers tell it: where a person has paid back by other ways, its purchase shows that. */
export function publicState(
  { state, decision, refund_failure }: Pick<Withdrawal, 'state' | 'decision' | 'refund_failure'>,
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

/** Somebody without a session has declared it, and nobody has decided. */
export const canBeRepeated = ({
  state,
  what,
  decided_at,
  refund_failure,
}: Pick<Withdrawal, 'state' | 'what' | 'decided_at' | 'refund_failure'>) =>
  state === 'asked' && what !== null && decided_at === null && refund_failure === null;
