import { useLocale, useTranslations } from 'next-intl';
import { OrderSummary } from '@/components/islands/account/order-summary';
import { localeTable } from '@/lib/i18n/locales';
import { offers } from '@/lib/site/offers';
import { useHintedPrice } from '@/lib/site/use-price';

/** What a visitor has chosen to buy before logging in, with the words for every offer. */
export function WishedOrder() {
  const locale = useLocale();
  const t = useTranslations('account.buying');
  const plans = useTranslations('plans');
  const price = useHintedPrice();
  const lines = offers.map(({ name, days, examNum: exams, amount }) => {
    const offer = plans(`names.${name}`, { days, exams });
    return [name, t('line', { offer, price: price(amount) })] as const;
  });
  return (
    <OrderSummary
      locale={locale}
      lang={localeTable[locale].lang}
      label={t('label')}
      lines={Object.fromEntries(lines)}
      line={t('line', { offer: '{offer}', price: '{price}' })}
    />
  );
}
