import { createTranslator } from 'next-intl';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { localPrice } from '../site/local-price';
import { formatMoney } from '../site/money';
import { currency, recommendedPlan, startingPrices } from '../site/offers';
import { packFacts } from '../site/pack-facts';
import { placeOffers, type LiveOffer } from './compare-offers';
import type { MoreOffer, OfferView } from './live-offers';
import { advertised, nameOffer } from './offer-name';

type Catalogs = Pick<Messages, 'plans' | 'pricing' | 'practice-test'>;

/** The translator of the offers, loaded when the API says something else than the pages. */
export async function loadOfferTexts(locale: Locale) {
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

type OfferTexts = Awaited<ReturnType<typeof loadOfferTexts>>;

/** In which words offers are shown. */
export interface Showing {
  t: OfferTexts;
  locale: Locale;
  /** BCP 47 tag for prices. */
  lang: string;
}

/** What a page shows of each advertised offer, null for one that is not on offer any more, of those beyond, and of every plan. */
export function offerViews(showing: Showing, offers: readonly LiveOffer[]) {
  const { places, more } = placeOffers(offers);
  const view = (offer: LiveOffer, name: string) =>
    (offer.type === '4' ? packView : planView)(showing, name, offer, offers);
  const views = new Map<string, OfferView | null>();
  for (const [name, offer] of places) views.set(name, offer && view(offer, name));
  const chooseShort = showing.t('plans.choose');
  const entry = (shown: OfferView, key: string): MoreOffer => ({
    ...shown,
    ...{ key, chooseShort },
    ...planRest(showing, shown, key),
  });
  const beyond = more.map((offer) => entry(view(offer, offer.name), `id:${offer.vipId}`));
  const placed = [...views].flatMap(([name, shown]) => (shown ? entry(shown, name) : []));
  const plans = [...placed, ...beyond].filter(({ offer }) => offer.type === '1');
  for (const shown of beyond) views.set(shown.key, shown);
  return { views, beyond, plans };
}

function planView(showing: Showing, name: string, offer: LiveOffer, offers: readonly LiveOffer[]): OfferView {
  const { t, lang } = showing;
  const { days, unlimited, correctNum, owned } = offer;
  return {
    ...commonView(showing, name, offer),
    each:
      days > 0 ? t('plans.perDay', { price: money(showing, Math.round(offer.amount / days), offer) }) : '',
    corrections: unlimited ? t('plans.noLimit') : new Intl.NumberFormat(lang).format(correctNum),
    recommended: recommendedPlan(offers.filter(({ type }) => type === '1')) === offer,
    ...(owned && { owned: t('plans.owned') }),
  };
}

function packView(showing: Showing, name: string, offer: LiveOffer, offers: readonly LiveOffer[]): OfferView {
  const { t } = showing;
  const packs = offers.filter(({ type }) => type === '4');
  const { each, saved, best } = packFacts(offer, packs);
  return {
    ...commonView(showing, name, offer),
    each: t('practice-test.packs.perTest', { price: money(showing, each, offer) }),
    saving: saved > 0 ? t('practice-test.packs.saved', { amount: money(showing, saved, offer) }) : '',
    best,
  };
}

/** What else a plan includes that the page has no entry for; no more is said than the API says. */
function planRest({ t }: Showing, { offer }: OfferView, key: string): Pick<MoreOffer, 'tutor' | 'exams'> {
  const { type, amount, examNum: exams } = offer;
  if (type !== '1') return {};
  const hasTutor = amount >= startingPrices.tutor;
  return {
    ...(advertised(key) && { tutor: t(hasTutor ? 'plans.included' : 'plans.notIncluded') }),
    ...(exams > 0 && { exams: t('plans.unnamed.exams', { exams }) }),
  };
}

function commonView(showing: Showing, key: string, offer: LiveOffer) {
  const { t, locale } = showing;
  const name = nameOffer((message, values) => t(message, values), { ...offer, name: key });
  const { originalAmount } = offer;
  const amount = offer.currency === currency ? localPrice(offer.amount, locale) : undefined;
  return {
    offer,
    name,
    price: money(showing, offer.amount, offer),
    hint: amount === undefined ? '' : t('plans.about', { amount }),
    choose: t('plans.chooseNamed', { plan: name }),
    ...(originalAmount !== null &&
      originalAmount > offer.amount && { before: money(showing, originalAmount, offer) }),
    ...(offer.tag === 'Pro' && { tag: t('plans.pro') }),
  };
}

function money({ lang }: Showing, cents: number, offer: LiveOffer): string {
  return formatMoney(cents, offer.currency, lang);
}
