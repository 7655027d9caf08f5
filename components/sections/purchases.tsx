import { useLocale } from 'next-intl';
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
