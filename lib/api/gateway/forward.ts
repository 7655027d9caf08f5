import { limitBody, maxBodyBytes } from '../body-limit';
import type { Failure } from '../contract/envelope';
import { doorError, failureWords, type DoorCode } from '../failure-words';
import { answerHeaders, requestHeaders } from './forward-headers';

export interface ForwardOptions {
  /** Base of the external API, such as `https://api.example.com/v1`. */
  baseUrl: string;
  /** The call below the base, as it stood in the address (still percent-encoded), such as `/common/login`. */
  path: string;
  /** Address of the visitor, for `x-forwarded-for`. */
  clientIp: string | undefined;
  /** Origin of this site, to which redirects may lead. */
  siteUrl: string;
  /** Path of this site below which the calls stand, such as `/api/v1`. */
  ownBase: string;
  /** Until the answer's head arrives; its body may take longer, as long as the caller stays. */
  timeoutMs: number;
}

/**
 * Hands a request to the external API and its answer back, both as streams. Redirects are handed back, not followed, without their
 * target where that is neither the API nor this site; cookies pass in neither direction.
 *
 * @returns the API's answer; 404 `unknown_call` for a path outside the base, 413 `too_large` for a body above
 *   {@link maxBodyBytes}, 502 `api_unreachable`, 504 `api_timeout`
 */
export async function forward(
  request: Request,
  { baseUrl, path, clientIp, siteUrl, ownBase, timeoutMs }: ForwardOptions,
): Promise<Response> {
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`);
  const url = target(base, path);
  if (!url) return refusal('unknown_call');
  url.search = new URL(request.url).search;
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return refusal('too_large');

  const large = new AbortController();
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), timeoutMs);
  try {
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers: requestHeaders(request, clientIp),
      body: request.body && limitBody(request.body, () => large.abort()),
      duplex: 'half',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, slow.signal, large.signal]),
    };
    const answer = await fetch(url, init);
    const { status, statusText } = answer;
    const headers = answerHeaders(answer.headers, { url, base, ownBase: `${ownBase}/`, siteUrl });
    return new Response(answer.body, { status, statusText, headers });
  } catch {
    if (large.signal.aborted) return refusal('too_large');
    return refusal(slow.signal.aborted ? 'api_timeout' : 'api_unreachable');
  } finally {
    clearTimeout(timer);
  }
}

/** The call's address; none where dots or encoded slashes could lead out of the base. */
function target(base: URL, path: string): URL | undefined {
  if (!/^\/[^?#\\]+$/.test(path) || /%2f|%5c/i.test(path)) return undefined;
  const url = new URL(`.${path}`, base);
  return url.href.startsWith(base.href) ? url : undefined;
}

function refusal(code: DoorCode): Response {
  const { status } = doorError(code);
  const body: Failure = { message: failureWords[code], code };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
