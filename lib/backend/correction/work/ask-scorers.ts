import type { Correction } from '@/lib/correction/correction';
import type { Deps } from '../../calls/deps';
import { errorForLog } from '../../calls/request-log';
import { ScorerFailed, type Job, type Scorer } from '../../calls/scorers';
import { checkedResult, UnsoundResult } from './checked-result';

/** ms that the built-in checker has: it asks nobody. */
const builtInMs = 60_000;
/** Requests that a connected one may take the time of, as the setting says: one more than the first. */
const connectedRequests = 2;

interface Made {
  correction: Correction;
  fallback: boolean;
}

/**
 * Asks the connected scorer, if there is one; where it does not answer as it should, or the account may use no more of it today, the
 * built-in one.
 *
 * @param signal aborted: nobody wants it any more
 * @throws ScorerFailed `unreadable`; anything else where trying again may be of use
 */
export async function askScorers(
  { scorers, settings, log }: Pick<Deps, 'scorers' | 'settings' | 'log'>,
  job: Job,
  signal: AbortSignal,
): Promise<Made> {
  const { connected, builtIn } = scorers;
  if (connected) {
    try {
      const limitMs = connectedRequests * settings.AI_TIMEOUT_MS;
      return { correction: await ask(connected, job, { signal, limitMs }), fallback: false };
    } catch (error) {
      if (signal.aborted || !isOut(error)) throw error;
      log.warn({ scorer: connected.name, error: errorForLog(error) }, 'corrected by the built-in checker');
    }
  }
  const correction = await ask(builtIn, job, { signal, limitMs: builtInMs });
  return { correction, fallback: connected !== undefined };
}

/** Whether a scorer is of no use for now, which says nothing of the answer. */
const isOut = (error: unknown): boolean =>
  error instanceof UnsoundResult || (error instanceof ScorerFailed && error.why !== 'unreadable');

interface Patience {
  signal: AbortSignal;
  limitMs: number;
}

/** Asks one scorer, and waits no longer than that: it may be deaf to the signal. */
async function ask(scorer: Scorer, job: Job, { signal, limitMs }: Patience): Promise<Correction> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new ScorerFailed('unavailable')), limitMs);
  const over = AbortSignal.any([signal, limit.signal]);
  let end = () => undefined;
  try {
    over.throwIfAborted();
    const corrected = scorer.correct(job, over);
    const ended = new Promise<never>((_, reject) => {
      end = () => void reject(over.reason as Error);
    });
    over.addEventListener('abort', end);
    return checkedResult(await Promise.race([corrected, ended]), job.answer);
  } finally {
    clearTimeout(timer);
    // A signal with a listener lives as long as those that it follows.
    over.removeEventListener('abort', end);
  }
}
