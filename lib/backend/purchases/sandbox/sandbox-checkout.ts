import { localizePath } from '@/lib/i18n/paths';
import type { Deps } from '../../calls/deps';
import { readBytes } from '../../base/read-json';
import { recordFact } from '../record-fact';
import type { Purchase } from '../purchases';
import { badRequestPage, checkoutPage, unknownPage } from './sandbox-page';

/**
 * The sandbox checkout in place of the payment provider's: GET shows it, POST with `action=pay` or `cancel` does what its buttons
 * say. Only there while the sandbox is on.
 */
export async function answerSandbox(request: Request, session: string, deps: Deps): Promise<Response> {
  const found = deps.payments.kind === 'sandbox' ? await findSession(deps, session) : undefined;
  if (!found) return unknownPage(request);
  if (found.status !== 'pending') return leave(found);
  if (request.method === 'GET' || request.method === 'HEAD') return checkoutPage(found);
  const action = request.method === 'POST' ? await actionOf(request) : null;
  if (action !== 'pay' && action !== 'cancel') return badRequestPage(found.locale);
  const status = action === 'pay' ? 'paid' : 'cancelled';
  await recordFact(deps, found.id, { status, at: deps.now() }, { provider: 'sandbox', session });
  return leave({ ...found, status });
}

async function findSession({ db }: Deps, session: string) {
  if (!/^[\w-]{43}$/.test(session)) return undefined;
  return db
    .selectFrom('purchases')
    .select(['id', 'status', 'locale', 'amount', 'currency', 'name', 'tag', 'days', 'exam_num'])
    .where('provider', '=', 'sandbox')
    .where('provider_session', '=', session)
    .executeTakeFirst();
}

async function actionOf(request: Request): Promise<string | null> {
  const body = await readBytes(request, 1024);
  return new URLSearchParams(body.toString('utf8')).get('action');
}

function leave({ id, status, locale }: Pick<Purchase, 'id' | 'status' | 'locale'>): Response {
  const path = status === 'cancelled' ? '/pricing' : `/success/${id}`;
  return new Response(null, { status: 303, headers: { location: localizePath(path, locale) } });
}
