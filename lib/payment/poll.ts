import type { paymentStatus } from '../api/contract/entities';
import type { z } from '../api/contract/zod';

export type PaymentStatus = z.output<typeof paymentStatus>;

/**
 * What is known of a purchase that is not paid: `pending`, `cancelled` (or declined, or expired), `refunded`, `unknown` to the API
 * for this user, or `lost` when the API gives no usable answer.
 */
export type PurchaseState = 'pending' | 'cancelled' | 'refunded' | 'unknown' | 'lost';

/** Ms from an answer to the next question (spec section 9). */
export const pollMs = 1000;

interface Polling {
  ask: () => Promise<PaymentStatus>;
  onState: (state: PurchaseState) => void;
  /** Waits; ends early when there is reason to ask at once. */
  pause: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Asks for the state of a purchase until it is paid, whatever else is answered, without end (spec section 4).
 *
 * @throws the reason of `signal` when it is called off; the error of an answer of 401, with which the session is over, and of 404:
 *   no later answer can be another
 */
export async function pollUntilPaid({ ask, onState, pause, signal }: Polling): Promise<PaymentStatus> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const status = await ask();
      signal.throwIfAborted();
      if (status.code === 1) return status;
      onState(status.code === 2 ? 'cancelled' : status.code === 3 ? 'refunded' : 'pending');
    } catch (error) {
      signal.throwIfAborted();
      const { status } = (error ?? {}) as { status?: unknown };
      if (status === 404) onState('unknown');
      if (status === 401 || status === 404) throw error;
      // Asked too often: the purchase is as pending as before.
      if (status !== 429) onState('lost');
    }
    await pause(pollMs);
  }
}
