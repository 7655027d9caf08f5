import type { PendingPurchase } from '@/lib/purchase/record/purchase';
import type { Texts } from '@/lib/purchase/words/texts';

export function waitingTitle(t: Texts, { phase }: PendingPurchase): string {
  if (phase === 'cancelled') return t('payment.cancelled.title');
  if (phase === 'refunded') return t('payment.refunded.title');
  if (phase === 'unknown') return t('payment.unknown.title');
  return phase === 'ready' ? t('payment.waiting.ready.title') : t('payment.waiting.title');
}

export function waitingBody(t: Texts, { phase }: PendingPurchase): string {
  if (phase === 'cancelled') return t('payment.cancelled.body');
  if (phase === 'refunded') return t('payment.refunded.body');
  if (phase === 'unknown') return t('payment.unknown.body');
  return phase === 'ready' ? t('payment.waiting.ready.body') : t('payment.waiting.body');
}

export function waitingStop(t: Texts, { phase }: PendingPurchase): string {
  if (phase === 'cancelled' || phase === 'unknown') return t('payment.cancelled.leave');
  if (phase === 'refunded') return t('payment.refunded.close');
  return phase === 'ready' ? t('payment.waiting.cancel') : t('payment.waiting.stop');
}
