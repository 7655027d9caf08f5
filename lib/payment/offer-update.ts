import { loadApi } from '../session/api';
import { readToken } from '../session/token-store';
import { loadUser } from '../session/user';
import { differsFromPages, readOffers, type LiveOffer } from './compare-offers';
import { updateLive } from './live-offers';
import { loadOfferTexts, offerViews } from './offer-views';
import { packTexts } from './pack-texts';
import { planLabels } from './plan-labels';
import type { OfferBaseline } from './refresh-offers';
import { isTestShop } from './test-shop';

/**
 * Shows the plans of an answer that is not what the page was built with; an answer that is no list of plans changes nothing.
 *
 * @param isVip whether a membership of the user runs; one that has ended is nobody's any more
 */
export async function updateOffers(
  { locale, lang }: OfferBaseline,
  list: unknown,
  signal: AbortSignal,
  isVip = false,
): Promise<void> {
  const offers = readOffers(list)?.map((offer) => ({
    ...offer,
    owned: isVip && offer.owned && offer.type === '1',
  }));
  if (!offers) return;
  updateLive({ testShop: isTestShop(list) });
  if (!differsFromPages(offers)) return updateLive({ checked: true });
  const showing = { t: await loadOfferTexts(locale), locale, lang };
  if (signal.aborted) return;
  const { views, beyond, plans } = offerViews(showing, offers);
  const none = (type: LiveOffer['type']) =>
    offers.every((offer) => offer.type !== type) && { none: showing.t('plans.none') };
  const moreOf = (type: LiveOffer['type']) => ({
    list: beyond.filter(({ offer }) => offer.type === type),
    ...none(type),
  });
  updateLive({
    checked: true,
    offers: views,
    plans: { list: plans, ...none('1') },
    planLabels: planLabels(showing.t),
    more: { plans: moreOf('1'), packs: moreOf('4') },
    packTexts: packTexts(showing, offers),
  });
}

/** A user's own list tells what is owned. A session is asked about first: one that is over must not lead away from the page. */
export async function updateForUser(baseline: OfferBaseline, signal: AbortSignal): Promise<void> {
  const user = await loadUser().catch(() => null);
  const api = await loadApi();
  const name = readToken() === null ? 'commonVips' : 'vips';
  await updateOffers(baseline, await api.call(name, {}, { signal }), signal, user?.isVip);
}

/** Shows the setting `priceSaveUp` as it is now: another share, or nothing when it is off. */
export async function updateSaving(
  { locale, saving }: OfferBaseline,
  settings: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (!Array.isArray(settings)) return;
  const found = (settings as ({ key?: unknown; status?: unknown; value?: unknown } | null)[]).find(
    (setting) => setting?.key === 'priceSaveUp',
  );
  const percent = Number(found?.value);
  if (!found || Number(found.status) !== 1 || percent <= 0) return updateLive({ saving: null });
  if (!Number.isFinite(percent) || percent > 100 || percent === saving) return;
  const t = await loadOfferTexts(locale);
  if (!signal.aborted) updateLive({ saving: t('pricing.saving', { share: percent / 100 }) });
}

/** Asks again with the client, which can read encrypted answers. */
export async function askEncrypted(name: 'commonVips' | 'setting', signal: AbortSignal): Promise<unknown> {
  return (await loadApi()).call(name, {}, { signal });
}
