import { createTranslator } from 'next-intl';
import type { Locale } from '../../i18n/locales';
import type { Messages } from '../../i18n/messages';
import { formatMoney } from '../../offers/money';
import { nameOffer, type BoughtOffer } from '../../offers/offers';

type Catalogs = Pick<Messages, 'payment' | 'plans'>;

/**
 * The translator of everything that is said during a purchase. Its catalogs and the formatter come on demand, so that visitors who
 * buy nothing load neither.
 */
export async function loadTexts(locale: Locale) {
  const [payment, plans] = await Promise.all([
    import(`../../../messages/${locale}/payment.json`) as Promise<{ default: Catalogs['payment'] }>,
    import(`../../../messages/${locale}/plans.json`) as Promise<{ default: Catalogs['plans'] }>,
  ]);
  const messages: Catalogs = { payment: payment.default, plans: plans.default };
  return createTranslator<Catalogs>({ locale, messages });
}

export type Texts = Awaited<ReturnType<typeof loadTexts>>;

export function offerTexts(t: Texts, lang: string, offer: BoughtOffer): { name: string; price: string } {
  const name = nameOffer((key, values) => t(key, values), offer);
  return { name, price: formatMoney(offer.amount, offer.currency, lang) };
}
