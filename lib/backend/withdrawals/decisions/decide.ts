import type { Deps } from '../../calls/deps';
import { lockOwner } from '../../purchases/lock-owner';
import { findWithdrawal } from '../find-withdrawal';
import { settleMails, settleMoney } from '../settle';
import { recordStep } from '../state/record';
import type { Decision, Withdrawal } from '../state/withdrawal';

/**
 * Writes down what a person decides about a withdrawal, once: whatever is decided afterwards changes nothing. A refund is asked for
 * before this ends, and what fails of it again later. After a refusal the purchase grants again what it did, for as much longer as it
 * was suspended, unless it had ended before.
 */
export async function decide(deps: Deps, id: string, decision: Decision): Promise<void> {
  const decided = await writeDown(deps, id, decision);
  if (!decided || decision === 'refuse') return;
  const settled = await settleMoney(deps, decided);
  deps.later('mails of a withdrawal', () => settleMails(deps, settled));
}

function writeDown({ db, now, log }: Deps, id: string, decision: Decision): Promise<Withdrawal | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { withdrawal: known } = (await findWithdrawal(transaction, id)) ?? {};
    // A repetition by its owner, or a refund, comes before or after all of this.
    if (known?.purchase_id) await lockOwner(transaction, known.purchase_id);
    const { withdrawal, purchase } = (await findWithdrawal(transaction, id)) ?? {};
    if (!withdrawal || !purchase) return undefined;
    const moment = now();
    const event = { kind: 'decided', at: moment, decision, purchase: purchase.status } as const;
    const decided = await recordStep(transaction, id, event);
    if (!decided) return undefined;
    log.info({ purchase: purchase.id, decision }, 'withdrawal decided');
    const { suspended_at } = decided;
    if (decision === 'refuse' && suspended_at !== null) {
      await transaction
        .updateTable('grants')
        .set((grants) => ({ usable_until: grants('usable_until', '+', moment - suspended_at) }))
        .where('purchase_id', '=', purchase.id)
        // What had run out before has lost nothing.
        .where('usable_until', '>', suspended_at)
        .execute();
    }
    return decided;
  });
}
