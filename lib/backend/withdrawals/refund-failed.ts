import type { Deps } from '../deps';
import { later } from './record';
import { settleMails } from './settle';

interface FailedRefund {
  purchaseId: string;
  /** In the provider's words. */
  reason: string;
}

/**
 * Gives a withdrawal whose refund has failed after it was made to a person, who is told of it, once however often the provider tells.
 *
 * @returns whether there is one
 */
export async function refundFailed(deps: Deps, { purchaseId, reason }: FailedRefund): Promise<boolean> {
  const failed = await deps.db
    .updateTable('withdrawals')
    .set({
      state: 'asked',
      refund_failure: reason,
      ...{ decision: null, decided_at: null, told_at: null, settled_at: null },
      tried_at: later(deps.now()),
    })
    .where('purchase_id', '=', purchaseId)
    .where('state', 'in', ['refunding', 'refunded'])
    // Once it has failed, whoever decides has sent the money another way.
    .where((where) => where.or([where('refund_failure', 'is', null), where('decision', 'is', null)]))
    .returningAll()
    .executeTakeFirst();
  if (!failed) return false;
  deps.log.warn({ purchase: purchaseId }, 'refund failed');
  deps.later('mails of a withdrawal', () => settleMails(deps, failed));
  return true;
}
