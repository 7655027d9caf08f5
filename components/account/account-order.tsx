import { useTranslations } from 'next-intl';
import { WishedOrder } from '@/components/account/wish.island';
import { offers } from '@/lib/offers/offers';
import { useHintedPrice } from '@/lib/offers/use-price';

export function AccountOrder() {
  const t = useTranslations('account.buying');
  const plans = useTranslations('plans');
  const price = useHintedPrice();
  const lines = offers.map(({ name, days, examNum: exams, amount }) => {
    const offer = plans(`names.${name}`, { days, exams });
    return [name, t('line', { offer, price: price(amount) })] as const;
  });
  return (
    <WishedOrder
      label={t('label')}
      lines={Object.fromEntries(lines)}
      line={t('line', { offer: '{offer}', price: '{price}' })}
    />
  );
}
