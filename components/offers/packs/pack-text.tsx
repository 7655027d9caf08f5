import { packTexts, type PackText as Part } from '@/lib/offers/offer-words';
import { offers } from '@/lib/offers/offers';
import { useShowing } from '@/lib/offers/use-price';
import { LivePackText } from '../live/live-offer.island';

export function PackText({ part }: { part: Part }) {
  return <LivePackText part={part}>{packTexts(useShowing(), offers)[part]}</LivePackText>;
}
