import { route } from '../http/route';
import { listPlans, ownedPlanIds } from './plans';
import { largestSaving } from '@/lib/site/saving';

/** GET /common/vips. */
const commonVips = route('commonVips', async ({ deps }) => listPlans(deps.db));

/** GET /vips. */
const vips = route('vips', async ({ deps, session }) => {
  const owned = await ownedPlanIds(deps.db, session.user, deps.now());
  const plans = await listPlans(deps.db);
  return plans.map((plan) => ({ ...plan, owned: owned.has(String(plan.vipId)) }));
});

/** GET /common/setting. `priceSaveUp` is the percentage up to which a longer membership is cheaper by the day. */
const setting = route('setting', async ({ deps, request: { query } }) => {
  const known = [{ key: 'priceSaveUp', status: 1, value: largestSaving(await listPlans(deps.db)) }];
  const keys = query.keys.split(',').map((key) => key.trim());
  return known.filter(({ key, status }) => keys.includes(key) && String(status) === query.status);
});

export const planRoutes = [commonVips, vips, setting];
