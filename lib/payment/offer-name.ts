import { currency, offers, type Offer, type OfferName } from '../site/offers';
import { formatMoney } from '../site/money';
import type { BoughtOffer } from './purchases';
import type { Texts } from './texts';

/** An advertised offer by its name, as it is bought; undefined for a name that is not advertised. */
export function advertised(name: string): BoughtOffer | undefined {
  const offer = offerNamed(name);
  if (!offer) return undefined;
  const { vipId, amount, days, examNum } = offer;
  return { vipId, name, amount, currency, days, examNum };
}

/** Says the name of an offer by a message of the `plans` catalog. */
type SayName = (
  key: `plans.names.${OfferName}` | 'plans.unnamed.days' | 'plans.unnamed.exams',
  values: { days: number; exams: number },
) => string;

/**
 * How an offer is called in the language of the page. One that is not advertised is called by its days or its number of exams, and
 * only where it has neither as the API calls it.
 */
export function nameOffer(
  say: SayName,
  { name, days, examNum: exams }: Pick<BoughtOffer, 'name' | 'days' | 'examNum'>,
): string {
  const known = offerNamed(name);
  if (known) return say(`plans.names.${known.name}`, { days, exams });
  if (days > 0) return say('plans.unnamed.days', { days, exams });
  return exams > 0 ? say('plans.unnamed.exams', { days, exams }) : name;
}

/** How an offer is called and what it costs, in the language of the page. */
export function offerTexts(t: Texts, lang: string, offer: BoughtOffer): { name: string; price: string } {
  const name = nameOffer((key, values) => t(key, values), offer);
  return { name, price: formatMoney(offer.amount, offer.currency, lang) };
}

function offerNamed(name: string): Offer | undefined {
  return offers.find((offer) => offer.name === name);
}
