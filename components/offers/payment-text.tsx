import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LivePaymentText } from '@/components/offers/live/live-payment-text.island';

/** A text about paying, in whose place stands that this is a test shop while it is one. */
export function PaymentText({ children }: { children: ReactNode }) {
  return <LivePaymentText testShop={useTranslations('plans')('testShop')}>{children}</LivePaymentText>;
}
