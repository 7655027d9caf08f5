import type { Calls } from './calls';
import { plans } from './purchases';
import { Refusal } from './wire';

export const purchaseCalls: Calls = {
  '/common/vips': { GET: () => plans },
  '/vips': {
    GET({ accounts, purchases }, _, token) {
      const user = accounts.userOf(token);
      return plans.map((plan) => ({ ...plan, owned: purchases.owns(user, plan.vipId) }));
    },
  },
  '/stripe/payUrl': {
    GET({ accounts, purchases, payPage }, { query }, token) {
      const user = accounts.userOf(token);
      if (!/^[01]$/.test(query.get('isMobile') ?? '') || !query.get('path'))
        throw new Refusal(422, 'invalid');
      const { id, session } = purchases.start(user, query.get('vipId'));
      return { logVipId: id, url: payPage(session) };
    },
  },
  '/stripe/status': {
    GET: ({ accounts, purchases }, { query }, token) =>
      purchases.status(accounts.userOf(token), query.get('logVipId')),
  },
};
