import { LiveItem, LiveLabel, LiveMark, LivePrice, LiveText } from '@/components/islands/payment/live-offer';

/** The parts of an offer that the API may know better than the page, and that are refreshed from it. */
export const liveParts = {
  Item: LiveItem,
  Text: LiveText,
  Price: LivePrice,
  Label: LiveLabel,
  Mark: LiveMark,
};
