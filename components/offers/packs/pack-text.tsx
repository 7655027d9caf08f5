import { packTexts, type PackText as Part } from '@/lib/offers/offer-words';
import { offers } from '@/lib/offers/offers';
import { useShowing } from '@/lib/offers/use-price';
import { LivePackText } from '../live/live-offer.island';

/** A text of the page of packs that names a price. Catalog `practice-test`. */
export function PackText({ part }: { part: Part }) {
  return <LivePackText part={part}>{packTexts(useShowing(), offers)[part]}</LivePackText>;
}
