import type { Waiting } from '@/lib/payment/desk';
import type { Texts } from '@/lib/payment/texts';

/** The title over what is known of a purchase that is not paid. */
export function waitingTitle(t: Texts, { state, ready }: Waiting): string {
  if (state === 'cancelled') return t('payment.cancelled.title');
  if (state === 'refunded') return t('payment.refunded.title');
  if (state === 'unknown') return t('payment.unknown.title');
  return ready ? t('payment.waiting.ready.title') : t('payment.waiting.title');
}

/** What the buyer has to do or to know. */
export function waitingBody(t: Texts, { state, ready }: Waiting): string {
  if (state === 'cancelled') return t('payment.cancelled.body');
  if (state === 'refunded') return t('payment.refunded.body');
  if (state === 'unknown') return t('payment.unknown.body');
  return ready ? t('payment.waiting.ready.body') : t('payment.waiting.body');
}

/** The words that end the waiting. */
export function waitingStop(t: Texts, { state, ready }: Waiting): string {
  if (state === 'cancelled' || state === 'unknown') return t('payment.cancelled.leave');
  if (state === 'refunded') return t('payment.refunded.close');
  return ready ? t('payment.waiting.cancel') : t('payment.waiting.stop');
}
