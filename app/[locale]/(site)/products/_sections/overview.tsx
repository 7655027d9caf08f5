import { useTranslations } from 'next-intl';
import { JumpList } from '@/components/ui/jump-list';
import { products, useStartingPrice } from './products';

/** All products at a glance with their prices; each leads to its place on the page. */
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
