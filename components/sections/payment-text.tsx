import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LivePaymentText } from '@/components/islands/payment/live-payment-text';

/** A text about paying, in whose place stands that this is a test shop while it is one. */
export function PaymentText({ children }: { children: ReactNode }) {
  return <LivePaymentText testShop={useTranslations('plans')('testShop')}>{children}</LivePaymentText>;
}
