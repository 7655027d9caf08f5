import { randomUUID } from 'node:crypto';
import type { CallName } from '@/lib/api/contract/calls';
import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../base/failure';
import { route, type CallContext } from '../calls/route';
import { rules, type LimitRule } from '../limits/rules';
import { countVisit } from '../affiliate/invites';
import { logClickIds } from './click-ids';

const logFb = route('logFb', async (context) => {
  await guard(context, rules.clickInAll);
  await keepClickIds(context, context.request.body);
  return true;
});

const logFbclid = route('logFbclid', async (context) => {
  await guard(context, rules.clickInAll);
  await keepClickIds(context, context.request.query);
  return true;
});

/** POST /common/visit. A code that nobody has, or the visitor's own, counts nothing and is answered alike. */
const logVisit = route('logVisit', async (context) => {
  const { deps, request, visitor, optionalSession } = context;
  await guard(context, rules.inviteInAll);
  const { invite } = request.body;
  await deps.limiter.consume(rules.invitePerVisitorAndCode, [visitor, invite]);
  const session = await optionalSession();
  await countVisit(deps.db, invite, session?.user.id);
  return true;
});

/** Any method /common/logPath. The signature keeps out accidents, not attackers: every visitor's browser knows it. */
const logPath = route('logPath', async (context) => {
  const { deps, request } = context;
  const { path, locale, sign } = request.query;
  if (sign !== deps.settings.NEXT_PUBLIC_LOG_SIGN) throw new ApiFailure(failures.badSign);
  await guard(context, rules.pathInAll);
  await deps.db
    .insertInto('path_log')
    .values({ id: randomUUID(), path, locale, logged_at: deps.now() })
    .execute();
  return true;
});

/**
 * Everybody may write here, so a page of another site must not make its visitors do it (any method, also as a picture's address),
 * and what one network and what all of them can write in a day is little for the disk.
 */
async function guard<Name extends CallName>(
  { deps, visitor, limitVisitor }: CallContext<Name>,
  inAll: LimitRule,
): Promise<void> {
  if (visitor.isFromOtherSite) throw new ApiFailure(failures.crossSite);
  await limitVisitor(rules.logPerVisitor);
  await limitVisitor(rules.logPerVisitorAndDay);
  await deps.limiter.consume(inAll, '');
}

async function keepClickIds<Name extends 'logFb' | 'logFbclid'>(
  { deps, optionalSession }: CallContext<Name>,
  ids: { fbc?: string | undefined; fbp?: string | undefined; fbclid?: string },
): Promise<void> {
  const session = await optionalSession();
  await logClickIds(deps.db, { ...ids, userId: session?.user.id, now: deps.now() });
}

export const trackingRoutes = [logFb, logFbclid, logVisit, logPath];
