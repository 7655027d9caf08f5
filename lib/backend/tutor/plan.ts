import { memberships as onSale } from '@/lib/site/price-list';
import type { Deps } from '../calls/deps';
import { membershipsOf } from '../purchases/owned';

/** Whether a plan of a user's runs that has the tutor. A gift of days is none. */
export async function hasTutor(
  deps: Pick<Deps, 'db' | 'payments' | 'now'>,
  user: { id: string; vip_base_time: number | null },
): Promise<boolean> {
  const bought = await membershipsOf(deps, user);
  return bought.some(({ until, ...plan }) => until > deps.now() && includesTutor(plan));
}

/** One that has left the price list is taken for those on it that are as long, so that what was bought stays what it was. */
function includesTutor({ vip_id, days }: { vip_id: string; days: number }): boolean {
  const known = onSale.find(({ vipId }) => vipId === vip_id);
  return known ? known.tutor : onSale.some((plan) => plan.tutor && plan.days <= days);
}
