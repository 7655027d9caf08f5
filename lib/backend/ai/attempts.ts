import { setTimeout as pause } from 'node:timers/promises';
import { failureOf, statusOf } from './failures';
import { AiFailed } from './service';

/** Longest wait before the second try; a service that wants more of it is asked no more. */
const longestWaitMs = 20_000;
const usualWaitMs = 500;

export interface TimeLimit {
  /** Ends where the time is up. */
  deadline: AbortSignal;
  /** Ends then, or where whoever asks wants no answer any more. */
  signal: AbortSignal;
  /** ms that are left. */
  left: () => number;
}

export function limitOf(timeoutMs: number, signal: AbortSignal): TimeLimit {
  const deadline = AbortSignal.timeout(timeoutMs);
  const end = performance.now() + timeoutMs;
  return { deadline, signal: AbortSignal.any([deadline, signal]), left: () => end - performance.now() };
}

/**
 * Does a request, once more where it may help: after a lost connection, a fault of the service, or where it was too much at once, then as
 * long after it as `Retry-After` says.
 *
 * @throws AiFailed
 */
export async function withinLimit<Result>(
  { deadline, signal, left }: TimeLimit,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt().catch(async (error: unknown) => {
      const waitMs = signal.aborted ? undefined : waitBefore(error);
      if (waitMs === undefined || waitMs > Math.min(longestWaitMs, left())) throw error;
      await pause(waitMs, undefined, { signal });
      return attempt();
    });
  } catch (error) {
    throw failureOf(error, deadline);
  }
}

/** ms to wait before the second try; undefined where it would be of no use. */
function waitBefore(error: unknown): number | undefined {
  if (error instanceof AiFailed) return undefined;
  const status = statusOf(error);
  if (status === undefined) return usualWaitMs;
  return status === 408 || status === 429 || status >= 500 ? (retryAfter(error) ?? usualWaitMs) : undefined;
}

/** ms that `Retry-After` asks for, in seconds or as a date (RFC 9110, 10.2.3). */
function retryAfter(error: unknown): number | undefined {
  const headers = error instanceof Error && 'headers' in error ? error.headers : undefined;
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  if (value === null || value.trim() === '') return undefined;
  const ms = Number.isNaN(Number(value)) ? Date.parse(value) - Date.now() : Number(value) * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
