import { isPaid, type Purchase } from './purchase';

const isTold = (purchase: Purchase) => isPaid(purchase) && purchase.told;

/**
 * The numbers of the purchases of a page that another tab has told of since `before`. What the page has found told when it came to
 * know of it is not among them, nor what it tells itself.
 *
 * @param own the purchase whose buyer this tab has just taken upon itself to tell
 */
export function toldElsewhere(
  before: readonly Purchase[],
  after: readonly Purchase[],
  own?: string,
): string[] {
  const untold = new Set(before.filter((purchase) => !isTold(purchase)).map(({ id }) => id));
  return after
    .filter((purchase) => isTold(purchase) && untold.has(purchase.id) && purchase.id !== own)
    .map(({ id }) => id);
}
