import { errorForLog } from '../../calls/request-log';
import type { Deps } from '../../calls/deps';
import { inHands, leaseMs, type Claimed } from './claim';

/** Often enough that one that fails is made good for by the next one. */
const renewEveryMs = leaseMs / 3;

export interface Lease {
  /** Aborted once it is somebody else's, or nobody's: deleted with its account. */
  lost: AbortSignal;
  end(): void;
}

/** Keeps a correction in the hands of its attempt, for as long as this process lives and the database says so. */
export function holdLease({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>, claimed: Claimed): Lease {
  const lost = new AbortController();
  const renew = async () => {
    const held = await inHands(db, claimed)
      .set({ due_at: now() + leaseMs })
      .returning('id')
      .executeTakeFirst();
    if (!held) lost.abort();
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => {
      log.warn({ correction: claimed.id, error: errorForLog(error) }, 'correction not held');
    });
  }, renewEveryMs).unref();
  return { lost: lost.signal, end: () => clearInterval(timer) };
}
