import type { Selectable } from 'kysely';
import type { WithdrawalsTable } from '../database/withdrawals-table';
import type { Deps } from '../calls/deps';
import { memberships, vipEnd } from './entitlements';
import type { Payments } from '../calls/payments';
import type { Purchase } from './purchases';

type Provider = Purchase['provider'];

/**
 * Whose payments count. What was paid at the sandbox cost nothing: it counts while the sandbox is on and not once this server sells
 * by Stripe, or not at all. Asked whenever something is read, so that no row has to change with the setting.
 */
export function countedProviders({ kind }: Payments): Provider[] {
  return kind === 'sandbox' ? ['stripe', 'sandbox'] : ['stripe'];
}

type Suspending = Pick<Selectable<WithdrawalsTable>, 'suspended_at' | 'decision'>;

/** Whether a purchase grants nothing because its withdrawal was declared: until it is refunded, or a person decides against it. */
export const isSuspended = ({ suspended_at, decision }: Suspending) =>
  suspended_at !== null && decision !== 'refuse';

const suspending = ['withdrawals.suspended_at', 'withdrawals.decision', 'withdrawals.decided_at'] as const;

type Reading = Pick<Deps, 'db' | 'payments'>;

/** A user's memberships that count, in the order in which they were paid, each with the end of its own days. */
export async function membershipsOf(
  { db, payments }: Reading,
  user: { id: string; vip_base_time: number | null },
) {
  const rows = await db
    .selectFrom('purchases')
    .leftJoin('withdrawals', 'withdrawals.purchase_id', 'purchases.id')
    .select(['purchases.id', 'vip_id', 'days', 'paid_at', 'unlimited', ...suspending])
    .where('user_id', '=', user.id)
    .where('status', '=', 'paid')
    .where('days', '>', 0)
    .where('provider', 'in', countedProviders(payments))
    .execute();
  const paid = rows.flatMap(({ paid_at, suspended_at, decided_at, decision, ...row }) => {
    if (paid_at === null || isSuspended({ suspended_at, decision })) return [];
    const wasPaused = suspended_at !== null && decided_at !== null;
    return [{ ...row, paid_at, ...(wasPaused && { paused: { from: suspended_at, to: decided_at } }) }];
  });
  return memberships(user.vip_base_time, paid);
}

/** What a user may use at a moment of what was granted: gifts, and purchases that count. What runs out first is the first. */
export async function usableGrants({ db, payments }: Reading, userId: string, now: number) {
  const rows = await db
    .selectFrom('grants')
    .leftJoin('purchases', 'purchases.id', 'grants.purchase_id')
    .leftJoin('withdrawals', 'withdrawals.purchase_id', 'grants.purchase_id')
    .select(['grants.id', 'grants.granted_at', 'grants.usable_until'])
    .select(['grants.exam_num', 'grants.exam_used', 'grants.correct_num', 'grants.correct_used'])
    .select(suspending)
    .where('grants.user_id', '=', userId)
    .where((where) => where.or([where('usable_until', 'is', null), where('usable_until', '>', now)]))
    .where((where) =>
      where.or([
        where('grants.purchase_id', 'is', null),
        where('provider', 'in', countedProviders(payments)),
      ]),
    )
    .execute();
  return rows
    .filter((row) => !isSuspended(row))
    .sort(
      (one, other) =>
        (one.usable_until ?? Infinity) - (other.usable_until ?? Infinity) ||
        one.granted_at - other.granted_at,
    );
}

export async function countsOf(
  reading: Reading,
  userId: string,
  now: number,
): Promise<{ examNum: number; correctNum: number }> {
  const usable = await usableGrants(reading, userId, now);
  return {
    examNum: usable.reduce((sum, row) => sum + row.exam_num - row.exam_used, 0),
    // Of a plan without a limit more is counted than it has.
    correctNum: usable.reduce((sum, row) => sum + Math.max(0, row.correct_num - row.correct_used), 0),
  };
}

/** All that a user owns now. Moments are epoch ms. */
export async function ownedBy(
  deps: Reading & Pick<Deps, 'now'>,
  user: { id: string; vip_base_time: number | null },
): Promise<{ vipEndTime: number | null; examNum: number; correctNum: number; unlimited: boolean }> {
  const now = deps.now();
  const bought = await membershipsOf(deps, user);
  return {
    ...(await countsOf(deps, user.id, now)),
    vipEndTime: vipEnd(user.vip_base_time, bought),
    unlimited: bought.some(({ unlimited, until }) => unlimited === 1 && until > now),
  };
}
