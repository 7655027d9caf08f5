import type { Deps } from '../deps';
import { memberships, vipEnd } from './entitlements';
import type { Payments } from './payments';
import type { Purchase } from './purchases';

type Provider = Purchase['provider'];

/**
 * Whose payments count. What was paid at the sandbox cost nothing: it counts while the sandbox is on and not once this server sells
 * by Stripe, or not at all. Asked whenever something is read, so that no row has to change with the setting.
 */
export function countedProviders({ kind }: Payments): Provider[] {
  return kind === 'sandbox' ? ['stripe', 'sandbox'] : ['stripe'];
}

type Reading = Pick<Deps, 'db' | 'payments'>;

/** A user's memberships that count, in the order in which they were paid, each with the end of its own days. */
export async function membershipsOf(
  { db, payments }: Reading,
  user: { id: string; vip_base_time: number | null },
) {
  const rows = await db
    .selectFrom('purchases')
    .select(['id', 'vip_id', 'days', 'paid_at', 'unlimited'])
    .where('user_id', '=', user.id)
    .where('status', '=', 'paid')
    .where('days', '>', 0)
    .where('provider', 'in', countedProviders(payments))
    .execute();
  const paid = rows.flatMap(({ paid_at, ...row }) => (paid_at === null ? [] : [{ ...row, paid_at }]));
  return memberships(user.vip_base_time, paid);
}

/** What is left of a user's mock exams and corrections at a moment: of gifts, and of purchases that count. */
export async function countsOf(
  { db, payments }: Reading,
  userId: string,
  now: number,
): Promise<{ examNum: number; correctNum: number }> {
  const rows = await db
    .selectFrom('grants')
    .leftJoin('purchases', 'purchases.id', 'grants.purchase_id')
    .select(['grants.exam_num', 'grants.exam_used', 'grants.correct_num', 'grants.correct_used'])
    .where('grants.user_id', '=', userId)
    .where((where) => where.or([where('usable_until', 'is', null), where('usable_until', '>', now)]))
    .where((where) =>
      where.or([where('purchase_id', 'is', null), where('provider', 'in', countedProviders(payments))]),
    )
    .execute();
  return {
    examNum: rows.reduce((sum, row) => sum + row.exam_num - row.exam_used, 0),
    correctNum: rows.reduce((sum, row) => sum + row.correct_num - row.correct_used, 0),
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
