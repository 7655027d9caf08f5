import type { Kysely } from 'kysely';
import type { Deps } from '../../calls/deps';
import { errorForLog } from '../../calls/request-log';
import { ScorerFailed, type GivenAnswer } from '../../calls/scorers';
import type { Tables } from '../../database/tables';
import { recordingOf } from '../orders/spoken';
import { askScorers } from './ask-scorers';
import type { Claimed } from './claim';
import { holdLease } from './lease';
import { keepCorrection, keepFailure, leave, tryAgain } from './settle';

export const mostAttempts = 5;

/**
 * Makes a correction that this process holds, and writes down what came of it: the correction, that it cannot be made, or when it is tried
 * again. Whatever goes wrong stays with this one; what could not even be written down is tried again once nobody holds it.
 */
export async function attempt(deps: Deps, claimed: Claimed): Promise<void> {
  const lease = holdLease(deps, claimed);
  try {
    await make(deps, claimed, AbortSignal.any([lease.lost, deps.closing]));
  } catch (error) {
    deps.log.error({ correction: claimed.id, error: errorForLog(error) }, 'correction not written down');
  } finally {
    lease.end();
  }
}

async function make(deps: Deps, claimed: Claimed, signal: AbortSignal): Promise<void> {
  // It has taken the process along each time.
  if (claimed.attempts > mostAttempts) return keepFailure(deps, claimed, 'unavailable');
  const answer = await answerOf(deps.db, claimed, deps.now());
  if (!answer) return keepFailure(deps, claimed, 'unreadable');
  const { type, mode, prompt, photo, seconds, locale, user_id: userId } = claimed;
  const job = { task: { type, mode, prompt, photo, seconds }, answer, locale, userId };
  try {
    const made = await askScorers(deps, job, signal);
    await keepCorrection(deps, claimed, made);
  } catch (error) {
    if (deps.closing.aborted) return leave(deps, claimed);
    if (signal.aborted) return;
    if (error instanceof ScorerFailed && error.why === 'unreadable') {
      return keepFailure(deps, claimed, 'unreadable');
    }
    const isLast = claimed.attempts >= mostAttempts;
    deps.log.warn({ correction: claimed.id, isLast, error: errorForLog(error) }, 'correction not made');
    await (isLast ? keepFailure(deps, claimed, 'unavailable') : tryAgain(deps, claimed));
  }
}

/** @returns undefined for a recording that is gone */
async function answerOf(
  db: Kysely<Tables>,
  { id, text }: Claimed,
  now: number,
): Promise<GivenAnswer | undefined> {
  if (text !== null) return { text };
  const recording = await recordingOf(db, id, now);
  return recording && { recording };
}
