import type { Product, WithContext } from 'schema-dts';
import { brand } from '../site/brand';

export interface PriceRange {
  /** Integer cents. */
  low: number;
  /** Integer cents; left out where the page says from which price on it can be had, and no more. */
  high?: number;
  count: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * A product and what it costs (https://developers.google.com/search/docs/appearance/structured-data/product-snippet): a name, and the
 * lowest price with its currency, are required. On pages about one product only, and without ratings: there are none of single ones.
 *
 * @param url absolute address of the page
 * @param image absolute address of the page's picture
 */
export function productData(
  { name, description, url, image }: { name: string; description: string; url: string; image: string },
  { low, high, count, currency }: PriceRange,
): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url,
    image,
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: low / 100,
      ...(high !== undefined && { highPrice: high / 100 }),
      offerCount: count,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      url,
    },
  };
}
