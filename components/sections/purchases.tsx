import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { PurchaseDesk } from '@/components/islands/payment/purchase-desk';
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
    ...(env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY && { stripeKey: env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY }),
  };
}

/** The button that closes an error message. */
export function useClose() {
  const t = useTranslations('payment');
  return { label: t('errors.close'), icon: <X aria-hidden="true" className="size-5" /> };
}

/** Lets purchases begin and go on where it stands. */
export function Purchases() {
  const t = useTranslations('payment');
  return (
    <PurchaseDesk
      shop={useShop()}
      texts={{
        opening: { title: t('opening.title'), text: t('opening.text') },
        network: t('errors.network'),
      }}
      close={useClose()}
    />
  );
}
