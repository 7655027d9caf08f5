import { largestSaving } from '@/lib/offers/offer-facts';
import { route } from '../http/route';
import { membershipsOf } from '../purchases/owned';
import { listPlans } from './plans';

/** GET /common/vips. */
const commonVips = route('commonVips', async ({ deps }) => listPlans(deps));

/** GET /vips. A membership is owned until its own days end, also while another one is used up before it. */
const vips = route('vips', async ({ deps, session }) => {
  const running = (await membershipsOf(deps, session.user)).filter(({ until }) => until > deps.now());
  const owned = new Set(running.map(({ vip_id }) => vip_id));
  const plans = await listPlans(deps);
  return plans.map((plan) => ({ ...plan, owned: owned.has(String(plan.vipId)) }));
});

/**
 * GET /common/setting. `priceSaveUp` is the percentage up to which a longer membership is cheaper by the day; `passkeys`: whether one
 * can sign in by a passkey.
 */
const setting = route('setting', async ({ deps, request: { query } }) => {
  const known = [
    { key: 'priceSaveUp', status: 1, value: largestSaving(await listPlans(deps)) },
    { key: 'passkeys', status: 1, value: true },
  ];
  const keys = query.keys.split(',').map((key) => key.trim());
  return known.filter(({ key, status }) => keys.includes(key) && String(status) === query.status);
});

export const planRoutes = [commonVips, vips, setting];
