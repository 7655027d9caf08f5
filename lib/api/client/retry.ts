import { retryAfterMs } from './retry-after';

/** Statuses after which a GET is tried once more (spec section 7). */
const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** A longer `Retry-After` is cut to this, in ms. */
const longestPauseMs = 2000;

/** Ms after which a GET with this answer is tried once more (API contract, Envelope); undefined where the answer stands. */
export function retryPauseMs({ status, headers }: Response): number | undefined {
  if (!retriedStatuses.has(status)) return undefined;
  return Math.min(retryAfterMs(headers.get('retry-after')) ?? 0, longestPauseMs);
}
