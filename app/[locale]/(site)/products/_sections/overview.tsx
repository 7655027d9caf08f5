import { useTranslations } from 'next-intl';
import { JumpList } from '@/components/ui/jump-list';
import { products, useStartingPrice } from './products';

export function ProductOverview() {
  const t = useTranslations('products');
  const startingPrice = useStartingPrice();
  return (
    <JumpList
      label={t('index.label')}
      items={products.map(({ key, icon, tint }) => ({
        ...{ key, icon, tint },
        name: t(`list.${key}.name`),
        end: startingPrice(key),
      }))}
    />
  );
}
