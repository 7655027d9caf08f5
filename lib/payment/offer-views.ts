import { createTranslator } from 'next-intl';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { facts } from '../site/facts';
import { formatMoney } from '../site/money';
import { startingPrices } from '../site/offers';
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

/** Which page the texts are for: the one of packs speaks of a pack's price each in its own words. */
export type OfferPage = 'home' | 'pricing' | 'practiceTest' | 'mockExam';

/** In which words, and for which page, offers are shown. */
export interface Showing {
  t: OfferTexts;
  /** BCP 47 tag for prices. */
  lang: string;
  page: OfferPage;
}

/** What a page shows of each advertised offer, null for one that is not on offer any more, of those beyond, and of every plan. */
export function offerViews(showing: Showing, offers: readonly LiveOffer[]) {
  const { places, more } = placeOffers(offers);
  const packs = offers.filter(({ type }) => type === '4');
  const view = (offer: LiveOffer, name: string) =>
    offer.type === '4' ? packView(showing, name, offer, packs) : planView(showing, name, offer);
  const views = new Map<string, OfferView | null>();
  for (const [name, offer] of places) views.set(name, offer && view(offer, name));
  const chooseShort = showing.t('plans.choose');
  const entry = (shown: OfferView, key: string): MoreOffer => ({
    ...shown,
    ...{ key, chooseShort, lines: moreLines(showing, shown, key) },
  });
  const beyond = more.map((offer) => entry(view(offer, offer.name), `id:${offer.vipId}`));
  const placed = [...views].flatMap(([name, shown]) => (shown ? entry(shown, name) : []));
  const plans = [...placed, ...beyond].filter(({ offer }) => offer.type === '1');
  for (const shown of beyond) views.set(shown.key, shown);
  return { views, beyond, plans };
}

function planView(showing: Showing, name: string, offer: LiveOffer): OfferView {
  const { t, lang } = showing;
  const { days, unlimited, correctNum: count, owned } = offer;
  return {
    ...commonView(showing, name, offer),
    each: days > 0 ? t('plans.perDay', { price: perUnit(lang, offer, days) }) : '',
    corrections: unlimited ? t('plans.unlimited') : t('plans.corrections', { count }),
    ...(owned && { owned: t('plans.owned') }),
  };
}

function packView(showing: Showing, name: string, offer: LiveOffer, packs: readonly LiveOffer[]): OfferView {
  const { t, lang, page } = showing;
  const common = commonView(showing, name, offer);
  const each = perUnit(lang, offer, offer.examNum);
  if (page !== 'practiceTest') return { ...common, each: t('pricing.packs.each', { price: each }) };
  const single = packs.find(({ examNum }) => examNum === 1);
  const saved = single ? single.amount * offer.examNum - offer.amount : 0;
  const lowest = Math.min(...packs.map(({ amount, examNum }) => amount / Math.max(1, examNum)));
  return {
    ...common,
    each: t('practice-test.packs.perTest', { price: each }),
    saving:
      saved > 0
        ? t('practice-test.packs.saving', { amount: formatMoney(saved, offer.currency, lang) })
        : t('practice-test.packs.noPlan'),
    best: offer.examNum > 1 && offer.amount / offer.examNum === lowest,
  };
}

/** What is included in an offer that the page has no entry for; no more is said than the API says. */
function moreLines({ t }: Showing, { offer, corrections, saving }: OfferView, key: string): string[] {
  if (offer.type === '4') {
    const { validDays: days } = facts.mockExam;
    return [t('practice-test.packs.report'), t('practice-test.packs.validity', { days }), saving ?? ''];
  }
  const exams = offer.examNum > 0 ? [t('plans.unnamed.exams', { exams: offer.examNum })] : [];
  const tutor = advertised(key) && offer.amount >= startingPrices.tutor ? [t('plans.tutor')] : [];
  return [t('plans.bank'), ...tutor, ...exams, corrections ?? '', t('plans.course'), t('plans.renewal')];
}

function commonView({ t, lang }: Showing, key: string, offer: LiveOffer) {
  const name = nameOffer((message, values) => t(message, values), { ...offer, name: key });
  const money = (cents: number) => formatMoney(cents, offer.currency, lang);
  const { originalAmount } = offer;
  return {
    offer,
    name,
    price: money(offer.amount),
    choose: t('plans.chooseNamed', { plan: name }),
    ...(originalAmount !== null && originalAmount > offer.amount && { before: money(originalAmount) }),
    ...(offer.tag === 'Pro' && { tag: t('plans.pro') }),
  };
}

function perUnit(lang: string, { amount, currency }: LiveOffer, units: number): string {
  return formatMoney(Math.round(amount / Math.max(1, units)), currency, lang);
}
