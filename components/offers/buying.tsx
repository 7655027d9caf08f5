import { useTranslations } from 'next-intl';
import { BuyLinks } from '@/components/offers/buy-links.island';
import { env } from '@/lib/env';

/** Lets the buying links of a page begin purchases. A file of its own: what the root layout's files import is loaded on every page. */
export function Buying() {
  const stripeKey = env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY;
  return (
    <BuyLinks network={useTranslations('payment')('errors.network')} {...(stripeKey && { stripeKey })} />
  );
}
