import { errorForLog } from '../http/request-log';
import type { Deps } from '../deps';
import { refund } from './refund';
import { confirm, tellOperator } from './mails';
import type { Withdrawal } from './record';

/** For how long a refund is asked for, and a mail sent, before it is left to a person. */
const refundLifeMs = 2 * 24 * 60 * 60 * 1000;
const mailLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Asks for the money of a withdrawal that waits for it. @returns the withdrawal as it is then */
export async function settleMoney(deps: Deps, withdrawal: Withdrawal): Promise<Withdrawal> {
  const { db, now, log } = deps;
  const { id, purchase_id, declared_at } = withdrawal;
  if (withdrawal.state !== 'refunding' || purchase_id === null) return withdrawal;
  const purchase = await db
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchase_id)
    .executeTakeFirstOrThrow();
  const answer = await refund(deps, purchase);
  const isGivenUp = answer === 'later' && now() - declared_at > refundLifeMs;
  if (answer === 'later' && !isGivenUp) return withdrawal;
  const state = answer === 'refunded' ? 'refunded' : 'asked';
  log.info({ purchase: purchase_id, state }, 'withdrawal');
  await db.updateTable('withdrawals').set({ state }).where('id', '=', id).execute();
  return { ...withdrawal, state };
}

/** Sends the mails of a withdrawal that have not gone out, each once; what fails is tried again later. */
export async function settleMails(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  const { db, now, log } = deps;
  const { id, state, declared_at } = withdrawal;
  const send = async (column: 'told_at' | 'confirmed_at', work: () => Promise<boolean>): Promise<boolean> => {
    if (withdrawal[column] !== null) return true;
    try {
      if (!(await work())) return false;
      await db
        .updateTable('withdrawals')
        .set({ [column]: now() })
        .where('id', '=', id)
        .execute();
      return true;
    } catch (error) {
      log.error({ withdrawal: id, error: errorForLog(error) }, 'mail of a withdrawal not sent');
      return now() - declared_at > mailLifeMs;
    }
  };
  const isTold = state !== 'asked' || (await send('told_at', () => tellOperator(deps, withdrawal)));
  const isConfirmed = await send('confirmed_at', () => confirm(deps, withdrawal));
  if (!isTold || !isConfirmed || state === 'refunding') return;
  await db.updateTable('withdrawals').set({ settled_at: now() }).where('id', '=', id).execute();
}
