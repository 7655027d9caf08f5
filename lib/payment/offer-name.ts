import { currency, offers, type Offer } from '../site/offers';
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

/** How an offer is called and what it costs, in the language of the page; null for one this site has no name for. */
export function offerTexts(
  t: Texts,
  lang: string,
  offer: BoughtOffer,
): { name: string; price: string } | null {
  const known = offerNamed(offer.name);
  if (!known) return null;
  const name = t(`plans.names.${known.name}`, { days: offer.days, exams: offer.examNum });
  return { name, price: formatMoney(offer.amount, offer.currency, lang) };
}

function offerNamed(name: string): Offer | undefined {
  return offers.find((offer) => offer.name === name);
}
