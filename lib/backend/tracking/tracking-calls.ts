import { randomUUID } from 'node:crypto';
import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../http/failure';
import { route } from '../http/route';
import { rules } from '../limits/rules';
import { logClickIds } from './click-ids';

/** POST /common/logFb. */
const logFb = route('logFb', async ({ deps, request: { body }, limitVisitor, optionalSession }) => {
  await limitVisitor(rules.logPerVisitor);
  const session = await optionalSession();
  await logClickIds(deps.db, { ...body, userId: session?.user.id, now: deps.now() });
  return true;
});

/** GET /common/logFbclid. */
const logFbclid = route('logFbclid', async ({ deps, request: { query }, limitVisitor, optionalSession }) => {
  await limitVisitor(rules.logPerVisitor);
  const session = await optionalSession();
  await logClickIds(deps.db, { ...query, userId: session?.user.id, now: deps.now() });
  return true;
});

/** Any method /common/logPath. The signature keeps out accidents, not attackers: every visitor's browser knows it. */
const logPath = route('logPath', async ({ deps, request: { query }, limitVisitor }) => {
  if (query.sign !== deps.settings.NEXT_PUBLIC_LOG_SIGN) throw new ApiFailure(failures.badSign);
  await limitVisitor(rules.logPerVisitor);
  await deps.db
    .insertInto('path_log')
    .values({ id: randomUUID(), path: query.path, locale: query.locale, logged_at: deps.now() })
    .execute();
  return true;
});

export const trackingRoutes = [logFb, logFbclid, logPath];
