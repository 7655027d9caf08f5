import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LivePaymentText } from '@/components/offers/live/live-payment-text.island';

export function PaymentText({ children }: { children: ReactNode }) {
  return <LivePaymentText testShop={useTranslations('plans')('testShop')}>{children}</LivePaymentText>;
}
