import { largestSaving } from '@/lib/offers/offer-facts';
import { route } from '../calls/route';
import { listPlans } from './plans';

const commonVips = route('commonVips', async ({ deps }) => listPlans(deps));

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

export const planRoutes = [commonVips, setting];
