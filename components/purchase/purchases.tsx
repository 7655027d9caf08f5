import { useLocale } from 'next-intl';
import { PurchaseWatch } from '@/components/purchase/purchase-watch.island';
import { env } from '@/lib/env';
import { aiHere } from '@/lib/env/ai-here';
import { examsHere } from '@/lib/env/exams-here';
import { localeTable } from '@/lib/i18n/locale-table';
import { useHref } from '@/lib/routes/link';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { brand } from '@/lib/site/brand';

export function usePurchaseSettings(): PurchaseSettings {
  const locale = useLocale();
  return {
    locale,
    lang: localeTable[locale].lang,
    payHosts: env.NEXT_PUBLIC_PAY_HOSTS,
    login: useHref('login'),
    home: useHref('app'),
    supportEmail: brand.supportEmail,
    examRoom: examsHere ? 'here' : env.APP_URL === undefined ? 'none' : 'elsewhere',
    exam: useHref('exam'),
    ...(examsHere && !aiHere.connected && { checkerAlone: true }),
  };
}

/** Begins purchases and goes on with them, on every page: it stands in the root layout, once. */
export function Purchases() {
  return <PurchaseWatch settings={usePurchaseSettings()} />;
}
