import type { Waiting } from '@/lib/payment/desk';
import type { Texts } from '@/lib/payment/texts';

/** The title over what is known of a purchase that is not paid. */
export function waitingTitle(t: Texts, { state, ready }: Waiting): string {
  if (state === 'cancelled') return t('payment.cancelled.title');
  if (state === 'refunded') return t('payment.refunded.title');
  return ready ? t('payment.waiting.ready.title') : t('payment.waiting.title');
}

/** What the buyer has to do or to know. */
export function waitingBody(t: Texts, { state, ready }: Waiting): string {
  if (state === 'cancelled') return t('payment.cancelled.body');
  if (state === 'refunded') return t('payment.refunded.body');
  if (state === 'unknown') return t('payment.waiting.unknown');
  return ready ? t('payment.waiting.ready.body') : t('payment.waiting.body');
}
