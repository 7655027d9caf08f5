import type { Deps } from '../calls/deps';
import { withdrawalFor } from './find-withdrawal';
import { settleMails } from './settle';
import { recordStep } from './state/record';

interface FailedRefund {
  purchaseId: string;
  /** In the provider's words. */
  reason: string;
}

export async function refundFailed(deps: Deps, { purchaseId, reason }: FailedRefund): Promise<boolean> {
  const known = await withdrawalFor(deps.db, purchaseId);
  const event = { kind: 'refundFailed', at: deps.now(), reason } as const;
  const failed = known && (await recordStep(deps.db, known.id, event));
  if (!failed) return false;
  deps.log.warn({ purchase: purchaseId }, 'refund failed');
  deps.later('mails of a withdrawal', () => settleMails(deps, failed));
  return true;
}
