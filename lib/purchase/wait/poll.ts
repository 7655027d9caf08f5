import type { paymentStatus } from '../../api/contract/payment-status';
import type { z } from '../../api/contract/zod';
import { decodeError } from '../../api/errors';
import type { PendingPhase } from '../record/purchase';

export type PaymentStatus = z.output<typeof paymentStatus>;

export type AnswerPhase = Exclude<PendingPhase, 'ready'>;

/** Ms from an answer to the next question (spec section 9). */
export const pollMs = 1000;

interface Polling {
  ask: () => Promise<PaymentStatus>;
  onAnswer: (phase: AnswerPhase) => void;
  /** Waits; ends early when there is reason to ask at once. */
  pause: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Asks for the state of a purchase until it is paid, whatever else is answered, without end (spec section 4). Codes other than 1 have no
 * meaning by themselves; that a payment has ended, an API that knows says in a word.
 *
 * @throws the reason of `signal` when it is called off; the error of an answer of 401, with which the session is over, and of 404:
 *   no later answer can be another
 */
export async function pollUntilPaid({ ask, onAnswer, pause, signal }: Polling): Promise<PaymentStatus> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const status = await ask();
      signal.throwIfAborted();
      if (status.code === 1) return status;
      onAnswer(status.ended ?? 'waiting');
    } catch (error) {
      signal.throwIfAborted();
      const { kind } = decodeError(error);
      if (kind === 'notFound') onAnswer('unknown');
      if (kind === 'signedOut' || kind === 'notFound') throw error;
      // Asked too often: the purchase is as pending as before.
      if (kind !== 'slowDown') onAnswer('lost');
    }
    await pause(pollMs);
  }
}
