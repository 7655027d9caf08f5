import { createTranslator } from 'next-intl';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { loadApi } from '../session/api';
import { readToken } from '../session/token';
import { loadUser } from '../session/user';
import { differsFromPages, placeOffers, readOffers } from './compare-offers';
import { updateLive, type Live, type OfferList, type OfferView } from './live-offers';
import type { OfferBaseline } from './offer-baseline';
import { listLabels, offerWords, packTexts, savingText, type Showing } from './offer-words';
import type { Offer } from './offers';
import { isTestShop } from './test-shop';

type Catalogs = Pick<Messages, 'plans' | 'pricing' | 'practice-test'>;

/** The translator of the offers, loaded when the API says something else than the pages. */
async function loadOfferTexts(locale: Locale) {
  const [plans, pricing, practiceTest] = await Promise.all([
    import(`../../messages/${locale}/plans.json`) as Promise<{ default: Catalogs['plans'] }>,
    import(`../../messages/${locale}/pricing.json`) as Promise<{ default: Catalogs['pricing'] }>,
    import(`../../messages/${locale}/practice-test.json`) as Promise<{ default: Catalogs['practice-test'] }>,
  ]);
  const messages: Catalogs = {
    plans: plans.default,
    pricing: pricing.default,
    'practice-test': practiceTest.default,
  };
  return createTranslator<Catalogs>({ locale, messages });
}

/**
 * Shows the plans of an answer that is not what the page was built with; an answer that is no list of plans changes nothing.
 *
 * @param isVip whether a membership of the user runs; one that has ended is nobody's any more
 */
export async function updateOffers(
  { locale, lang, tutor }: OfferBaseline,
  list: unknown,
  signal: AbortSignal,
  isVip = false,
): Promise<void> {
  const offers = readOffers(list)?.map((offer) => ({
    ...offer,
    owned: isVip && offer.owned === true && offer.type === '1',
  }));
  if (!offers) return;
  updateLive({ testShop: isTestShop(list) });
  if (!differsFromPages(offers)) return updateLive({ checked: true });
  const t = await loadOfferTexts(locale);
  if (!signal.aborted) updateLive({ checked: true, ...offerViews({ t, locale, lang, tutor }, offers) });
}

export function offerViews(
  showing: Showing,
  offers: readonly Offer<string>[],
): Required<Pick<Live, 'offers' | 'lists' | 'labels' | 'packTexts'>> {
  const { places, more } = placeOffers(offers);
  const view = (key: string, offer: Offer<string>): OfferView => ({
    ...offerWords(showing, key, offer, offers),
    key,
    offer,
  });
  const placed = [...places].map(([key, offer]) => [key, offer && view(key, offer)] as const);
  const beyond = more.map((offer) => view(`id:${offer.vipId}`, offer));
  const all = [...placed.flatMap(([, shown]) => shown ?? []), ...beyond];
  const listOf = (type: Offer['type'], views: readonly OfferView[]): OfferList => ({
    list: views.filter(({ offer }) => offer.type === type),
    ...(offers.every((offer) => offer.type !== type) && { none: showing.t('plans.none') }),
  });
  return {
    offers: new Map<string, OfferView | null>([
      ...placed,
      ...beyond.map((shown) => [shown.key, shown] as const),
    ]),
    lists: { everyPlan: listOf('1', all), plans: listOf('1', beyond), packs: listOf('4', beyond) },
    labels: listLabels(showing),
    packTexts: packTexts(showing, offers),
  };
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
  if (!signal.aborted) updateLive({ saving: savingText({ t }, percent) });
}

/** Asks again with the client, which can read encrypted answers. */
export async function askEncrypted(name: 'commonVips' | 'setting', signal: AbortSignal): Promise<unknown> {
  return (await loadApi()).call(name, {}, { signal });
}
