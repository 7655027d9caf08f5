import { route } from '../calls/route';
import { listPlans } from '../plans/plans';
import { membershipsOf } from './owned';

/** GET /vips. A membership is owned until its own days end, also while another one is used up before it. */
export const vips = route('vips', async ({ deps, session }) => {
  const running = (await membershipsOf(deps, session.user)).filter(({ until }) => until > deps.now());
  const owned = new Set(running.map(({ vip_id }) => vip_id));
  const plans = await listPlans(deps);
  return plans.map((plan) => ({ ...plan, owned: owned.has(String(plan.vipId)) }));
});
