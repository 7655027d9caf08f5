import { currency, type Offer } from './offers';

/**
 * From which price to which some of the offers go.
 *
 * @returns integer cents, how many offers they are, and their currency as ISO 4217
 */
export function priceRange(some: readonly Pick<Offer, 'amount'>[]) {
  const amounts = some.map(({ amount }) => amount);
  return { low: Math.min(...amounts), high: Math.max(...amounts), count: amounts.length, currency };
}
