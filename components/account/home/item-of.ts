import type { AccountPurchase } from '@/lib/api/contract/entities';
import { isPro } from '@/lib/account/owned';
import type { Home } from './home';

/** How what was bought is called: by its days or its exams, so that an API may sell what this site has no name for. */
export function itemOf({ t, settings }: Pick<Home, 't' | 'settings'>, purchase: AccountPurchase): string {
  if (purchase.type === '4') return t('app.purchases.exams', { count: purchase.examNum });
  const plan = t('app.purchases.plan', { days: purchase.days });
  return isPro(purchase) ? `${plan} (${settings.texts.pro})` : plan;
}
