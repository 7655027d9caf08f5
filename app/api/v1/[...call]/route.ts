import { forward } from '@/lib/api/gateway/forward';
import { apiPath } from '@/lib/backend/base/api-path';
import { addressOf } from '@/lib/backend/base/visitor';
import { env } from '@/lib/env';

/** A little less than the browser's own 10 s, so that it learns who was slow. */
const forwardTimeoutMs = 9_000;

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/**
 * The only door of the API: the embedded one in this process, or the way on to an external one (API contract, Where the API is).
 * The embedded API is loaded on the first call that needs it, so that its database is never opened beside an external API.
 */
async function handle(request: Request): Promise<Response> {
  if (env.API_BASE_URL === undefined) {
    const { getApp } = await import('@/lib/backend/app');
    const app = await getApp();
    return app.fetch(request);
  }
  return forward(request, {
    baseUrl: env.API_BASE_URL,
    path: new URL(request.url).pathname.slice(apiPath.length),
    siteUrl: env.SITE_URL,
    ownBase: apiPath,
    clientIp: addressOf(request, env.TRUSTED_PROXIES) || undefined,
    timeoutMs: forwardTimeoutMs,
  });
}

export { handle as GET, handle as POST, handle as PUT, handle as PATCH, handle as DELETE };
