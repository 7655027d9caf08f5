import { decodeError } from '../../api/errors';
import { loadApi } from '../../session/api';
import { placeOffers, readOffers } from '../../offers/compare-offers';
import { readLive } from '../../offers/live-offers';
import { advertised, type BoughtOffer, type Offer } from '../../offers/offers';

/**
 * What a buying link stands for, as the API has it now: its identifiers need not be those that the page was built with.
 *
 * @param key the link's `data-buy`
 * @returns undefined for an offer that is gone
 * @throws ApiError 401
 */
export async function currentOffer(key: string): Promise<BoughtOffer | undefined> {
  const { checked, offers } = readLive();
  if (offers) return bought(offers.get(key)?.offer, key);
  if (checked) return advertised(key);
  const list = await askOffers();
  if (!list) return advertised(key);
  const { places, more } = placeOffers(list);
  const placed = new Map<string, Offer<string> | null>(places);
  for (const offer of more) placed.set(`id:${offer.vipId}`, offer);
  return bought(placed.get(key), key);
}

async function askOffers(): Promise<Offer<string>[] | null> {
  try {
    const api = await loadApi();
    return readOffers(await api.call('vips'));
  } catch (error) {
    if (decodeError(error).kind === 'signedOut') throw error;
    // The API decides when the purchase begins.
    return null;
  }
}

function bought(offer: Offer<string> | null | undefined, name: string): BoughtOffer | undefined {
  if (!offer) return undefined;
  const { vipId, type, amount, currency, days, examNum } = offer;
  return { vipId, name, type, amount, currency, days, examNum };
}
