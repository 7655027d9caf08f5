import type { CallAnswer } from '@/lib/api/contract/calls';
import type { Deps } from '../calls/deps';
import { route } from '../calls/route';
import { countedProviders, isSuspended, membershipsOf } from './owned';

/** GET /account/purchases: what was paid, also what was given back since. Money that is still to come back is asked for again. */
export const accountPurchases = route('accountPurchases', async ({ deps, session }) => {
  const list = await listPurchases(deps, session.user);
  if (list.some(({ withdrawal }) => withdrawal === 'refunding')) {
    deps.later('withdrawals', () => deps.withdrawals.resume(deps));
  }
  return list;
});

async function listPurchases(
  deps: Pick<Deps, 'db' | 'payments' | 'now' | 'withdrawals'>,
  user: { id: string; vip_base_time: number | null },
): Promise<CallAnswer<'accountPurchases'>> {
  const rows = await deps.db
    .selectFrom('purchases')
    .leftJoin('grants', 'grants.purchase_id', 'purchases.id')
    .leftJoin('withdrawals', 'withdrawals.purchase_id', 'purchases.id')
    .selectAll('purchases')
    .select([
      'grants.usable_until',
      'withdrawals.state as withdrawal',
      'withdrawals.what',
      'withdrawals.declared_at',
      'withdrawals.suspended_at',
      'withdrawals.decision',
      'withdrawals.decided_at',
      'withdrawals.refund_failure',
    ])
    .where('purchases.user_id', '=', user.id)
    .where('purchases.status', 'in', ['paid', 'refunded'])
    .execute();
  const counted = countedProviders(deps.payments);
  const untils = new Map((await membershipsOf(deps, user)).map(({ id, until }) => [id, until]));
  // A refund may be heard of and the payment never.
  const moment = ({ paid_at, created_at }: (typeof rows)[number]) => paid_at ?? created_at;
  return rows
    .sort((one, other) => moment(other) - moment(one) || other.created_at - one.created_at)
    .map((row) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      tag: row.tag,
      days: row.days,
      examNum: row.exam_num,
      correctNum: row.correct_num,
      unlimited: row.unlimited === 1,
      amount: row.amount,
      currency: row.currency,
      paidAt: iso(row.paid_at),
      usableUntil: iso(
        untils.get(row.id) ?? (counted.includes(row.provider) && !isSuspended(row) ? row.usable_until : null),
      ),
      state: row.status === 'refunded' ? 'refunded' : 'paid',
      ...deps.withdrawals.listed(row, deps.now()),
      testShop: row.provider === 'sandbox',
    }));
}

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
