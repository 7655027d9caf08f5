import type { WebApplication, WithContext } from 'schema-dts';
import { currency } from '../site/price-list';

interface Claims {
  sample: boolean;
  rating: { average: number; best: number; counts: readonly number[] };
}

interface Application {
  name: string;
  url: string;
}

/**
 * What search engines read of the rating: that of the application, whose account and course cost nothing, as Google ignores
 * ratings of an organisation on its own pages. Undefined while the figures are samples.
 */
export function ratingData(
  { sample, rating }: Claims,
  { name, url }: Application,
): WithContext<WebApplication> | undefined {
  if (sample) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    url,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: currency },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      bestRating: rating.best,
      ratingCount: rating.counts.reduce((total, count) => total + count, 0),
    },
  };
}
