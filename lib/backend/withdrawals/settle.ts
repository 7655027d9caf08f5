import { sql } from 'kysely';
import type { WithdrawalsTable } from '../database/withdrawals-table';
import { dayMs } from '../day-ms';
import { errorForLog } from '../http/request-log';
import type { Deps } from '../deps';
import { refund } from './refund';
import { confirm } from './mails';
import type { Withdrawal } from './record';
import { tellOperator } from './tell-operator';

/** For how long a refund is asked for before it is left to a person, and a confirmation is tried. The operator is told in any case. */
const refundLifeMs = 2 * dayMs;
const confirmLifeMs = 30 * dayMs;

/** Asks for the money of a withdrawal that waits for it. @returns the withdrawal as it is then */
export async function settleMoney(deps: Deps, withdrawal: Withdrawal): Promise<Withdrawal> {
  const { db, now, log } = deps;
  const { id, purchase_id, declared_at, refunding_at } = withdrawal;
  if (withdrawal.state !== 'refunding' || purchase_id === null) return withdrawal;
  const purchase = await db
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchase_id)
    .executeTakeFirstOrThrow();
  const answer = await refund(deps, purchase);
  const isGivenUp = answer === 'later' && now() - (refunding_at ?? declared_at) > refundLifeMs;
  if (answer === 'later' && !isGivenUp) return withdrawal;
  // What a person has decided and could not be done, a person decides anew.
  const undone = { state: 'asked', decision: null, decided_at: null, told_at: null } as const;
  const change = answer === 'refunded' ? { state: 'refunded' as const } : undone;
  log.info({ purchase: purchase_id, state: change.state }, 'withdrawal');
  // Stripe may have told meanwhile that the refund has failed.
  await db
    .updateTable('withdrawals')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'refunding')
    .execute();
  return { ...withdrawal, ...change };
}

/**
 * Sends the mails of a withdrawal that have not gone out, each once; what fails is tried again later. Where somebody else has begun
 * with it meanwhile, or it was declared again, the rest is theirs.
 */
export async function settleMails(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  const { db, now, log } = deps;
  const { id, state, declared_at, decided_at, tried_at } = withdrawal;
  let isOurs = true;
  const write = async (column: 'told_at' | 'confirmed_at' | 'settled_at'): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('withdrawals')
      .set({ [column]: now(), ...(column === 'settled_at' && withoutDeleted) })
      .where('id', '=', id)
      .where('tried_at', '=', tried_at)
      .executeTakeFirst();
    isOurs = numUpdatedRows > 0n;
    return isOurs;
  };
  const send = async (column: 'told_at' | 'confirmed_at', work: () => Promise<boolean>): Promise<boolean> => {
    if (withdrawal[column] !== null) return true;
    try {
      return isOurs && (await work()) && (await write(column));
    } catch (error) {
      log.error({ withdrawal: id, error: errorForLog(error) }, 'mail of a withdrawal not sent');
      return false;
    }
  };
  const isDecided = state !== 'asked' || decided_at !== null;
  const isTold = isDecided || (await send('told_at', () => tellOperator(deps, withdrawal)));
  const isConfirmed = await send('confirmed_at', () => confirm(deps, withdrawal));
  if (!isTold || !isOurs || state === 'refunding') return;
  if (!isConfirmed) {
    if (now() - declared_at <= confirmLifeMs) return;
    log.error({ withdrawal: id }, 'confirmation of a withdrawal given up');
  }
  await write('settled_at');
}

const unlessDeleted = (column: 'name' | 'email' | 'what' | 'reason') =>
  sql<WithdrawalsTable[typeof column]>`case when account_deleted_at is null then ${sql.ref(column)} end`;

/** The personal part, which goes where the account is gone. */
const withoutDeleted = {
  name: unlessDeleted('name'),
  email: unlessDeleted('email'),
  what: unlessDeleted('what'),
  reason: unlessDeleted('reason'),
};
