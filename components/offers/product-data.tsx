import { useLocale, useTranslations } from 'next-intl';
import type { Product } from 'schema-dts';
import { JsonLd } from '@/components/ui/json-ld';
import { mockExamPacks, offers, vipPlans, type Offer } from '@/lib/offers/offers';
import { priceRange } from '@/lib/offers/price-range';
import { env } from '@/lib/env';
import { absoluteUrl } from '@/lib/routes/metadata';
import { ogImagePath } from '@/lib/routes/picture-path';
import { pictureText } from '@/lib/routes/picture-text';
import { pageRoutes, pathOf, type PageId } from '@/lib/routes/routes';
import { productData } from '@/lib/structured-data/product';

interface Sold {
  offers: readonly Offer[];
  /** Whether the page shows the price of each offer, or says from which on: search engines are told no more than readers. */
  prices: 'all' | 'from';
}

const correcting = vipPlans.filter(({ unlimited, correctNum }) => unlimited || correctNum > 0);

/**
 * The pages that are about one product, and what is sold there: on /pricing all of it. /products is about six of them, and Google
 * wants none marked up on such a page.
 */
export const productPages = {
  practice: { offers: vipPlans, prices: 'from' },
  mockExam: { offers: mockExamPacks, prices: 'all' },
  practiceTest: { offers: mockExamPacks, prices: 'all' },
  writing: { offers: correcting, prices: 'from' },
  speaking: { offers: correcting, prices: 'from' },
  correction: { offers: correcting, prices: 'all' },
  pricing: { offers, prices: 'all' },
} as const satisfies Partial<Record<PageId, Sold>>;

interface ProductDataProps {
  page: keyof typeof productPages;
  /** As the page shows them. */
  name: string;
  description: string;
}

export function ProductData({ page, name, description }: ProductDataProps) {
  const locale = useLocale();
  const t = useTranslations('meta');
  const url = absoluteUrl(pathOf(page), locale);
  const picture = pictureText({
    locale,
    route: pageRoutes[page],
    title: t(`${page}.title`),
    description: t(`${page}.description`),
  });
  const { high, ...range } = priceRange(productPages[page].offers);
  return (
    <JsonLd<Product>
      data={productData(
        { name, description, url, image: env.SITE_URL + ogImagePath(picture) },
        productPages[page].prices === 'all' ? { ...range, high } : range,
      )}
    />
  );
}
