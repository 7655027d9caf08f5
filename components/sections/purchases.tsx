import { useLocale, useTranslations } from 'next-intl';
import { BuyLinks } from '@/components/islands/payment/buy-links';
import { PurchaseWatch } from '@/components/islands/payment/purchase-watch';
import { env } from '@/lib/env';
import { localeTable } from '@/lib/i18n/locales';
import { useHref } from '@/lib/i18n/navigation';
import type { Shop } from '@/lib/payment/shop';
import { brand } from '@/lib/site/brand';

/** What the islands of a purchase need to know of the page they stand on. */
export function useShop(): Shop {
  const locale = useLocale();
  return {
    locale,
    lang: localeTable[locale].lang,
    payHosts: env.NEXT_PUBLIC_PAY_HOSTS,
    login: useHref('login'),
    home: useHref('app'),
    supportEmail: brand.supportEmail,
    examRoom: env.APP_URL !== undefined,
  };
}

/** Begins purchases and goes on with them, on every page: it stands in the root layout, once. */
export function Purchases() {
  return <PurchaseWatch shop={useShop()} />;
}

/** Lets the buying links of a page begin purchases. */
export function Buying() {
  const stripeKey = env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY;
  return (
    <BuyLinks network={useTranslations('payment')('errors.network')} {...(stripeKey && { stripeKey })} />
  );
}
