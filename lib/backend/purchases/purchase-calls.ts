import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../base/failure';
import { route } from '../calls/route';
import { rules } from '../limits/rules';
import { findActivePlan } from '../plans/plans';
import { accountPurchases } from './account-purchases';
import { askStripe } from './stripe/ask-stripe';
import { vips } from './owned-plans';
import { findPurchase, publicStatus } from './purchases';
import { startPurchase } from './start-purchase';
import { webhook } from './stripe/stripe-webhook';

const payUrl = route('payUrl', async ({ deps, request: { query, headers }, session }) => {
  const { user } = session;
  await deps.limiter.consume(rules.purchasePerUser, user.id);
  const plan = await findActivePlan(deps.db, query.vipId);
  if (!plan) throw new ApiFailure(failures.unknownPlan);
  return startPurchase(deps, {
    user: { id: user.id, email: user.email },
    plan,
    path: query.path,
    isMobile: query.isMobile === '1',
    locale: headers.locale,
  });
});

const status = route('status', async ({ deps, request: { query }, session }) => {
  const find = () => findPurchase(deps.db, query.logVipId, session.user.id);
  const found = await find();
  if (!found) throw new ApiFailure(failures.unknownPurchase);
  const current = (await askStripe(deps, found)) ? await find() : found;
  return publicStatus(current ?? found);
});

export const purchaseRoutes = [vips, payUrl, status, accountPurchases, webhook];
