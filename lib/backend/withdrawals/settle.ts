import { dayMs } from '../base/day-ms';
import { errorForLog } from '../calls/request-log';
import type { Deps } from '../calls/deps';
import { purchaseOf } from './find-withdrawal';
import { confirm } from './mails';
import { refund } from './refund';
import { advance } from './state/advance';
import { recordStep } from './state/record';
import type { Withdrawal } from './state/withdrawal';
import { tellOperator } from './tell-operator';

/** For how long a refund is asked for before it is left to a person, and a confirmation is tried. The operator is told in any case. */
const refundLifeMs = 2 * dayMs;
const confirmLifeMs = 30 * dayMs;

/** Asks for the money of a withdrawal that waits for it. @returns the withdrawal as it is then */
export async function settleMoney(deps: Deps, withdrawal: Withdrawal): Promise<Withdrawal> {
  const { db, now, log } = deps;
  const { id, purchase_id, declared_at, refunding_at } = withdrawal;
  if (withdrawal.state !== 'refunding' || purchase_id === null) return withdrawal;
  const purchase = await purchaseOf(db, withdrawal);
  if (!purchase) throw new Error('The purchase of a withdrawal is gone');
  const answer = await refund(deps, purchase);
  const isGivenUp = answer === 'later' && now() - (refunding_at ?? declared_at) > refundLifeMs;
  if (answer === 'later' && !isGivenUp) return withdrawal;
  const event = { kind: answer === 'refunded' ? 'refunded' : 'refundUndone' } as const;
  const settled = { ...withdrawal, ...advance(withdrawal, event) };
  log.info({ purchase: purchase_id, state: settled.state }, 'withdrawal');
  await recordStep(db, id, event);
  // Not as it may stand by now: whoever has begun with it meanwhile sends its mails.
  return settled;
}

/**
 * Sends the mails of a withdrawal that have not gone out, each once; what fails is tried again later. Where somebody else has begun
 * with it meanwhile, or it was declared again, the rest is theirs.
 */
export async function settleMails(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  const { db, now, log } = deps;
  const { id, state, declared_at, decided_at, tried_at } = withdrawal;
  let isOurs = true;
  const write = async (kind: 'told' | 'confirmed' | 'settled'): Promise<boolean> => {
    isOurs = (await recordStep(db, id, { kind, at: now(), held: tried_at })) !== undefined;
    return isOurs;
  };
  const send = async (kind: 'told' | 'confirmed', work: () => Promise<boolean>): Promise<boolean> => {
    if (withdrawal[`${kind}_at`] !== null) return true;
    try {
      return isOurs && (await work()) && (await write(kind));
    } catch (error) {
      log.error({ withdrawal: id, error: errorForLog(error) }, 'mail of a withdrawal not sent');
      return false;
    }
  };
  const isDecided = state !== 'asked' || decided_at !== null;
  const isTold = isDecided || (await send('told', () => tellOperator(deps, withdrawal)));
  const isConfirmed = await send('confirmed', () => confirm(deps, withdrawal));
  if (!isTold || !isOurs || state === 'refunding') return;
  if (!isConfirmed) {
    if (now() - declared_at <= confirmLifeMs) return;
    log.error({ withdrawal: id }, 'confirmation of a withdrawal given up');
  }
  await write('settled');
}
