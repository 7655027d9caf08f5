import { createTranslator } from 'next-intl';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { facts } from '../site/facts';
import { formatMoney } from '../site/money';
import { mockExamPacks, vipPlans, type PackName, type PlanName } from '../site/offers';
import type { LiveOffer } from './compare-offers';
import type { OfferView } from './live-offers';

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

/** Which page the texts are for: they speak of a pack's price each in their own words. */
export type OfferPage = 'pricing' | 'practiceTest';

/** What the page shows of each offer it has a name for, null for one that is not on offer any more. */
export function offerViews(
  t: OfferTexts,
  lang: string,
  page: OfferPage,
  offers: readonly LiveOffer[],
): Map<string, OfferView | null> {
  const views = new Map<string, OfferView | null>();
  const named = (name: string) => offers.find((offer) => offer.name === name);
  for (const { name } of vipPlans) {
    const offer = named(name);
    views.set(name, offer ? planView(t, lang, name, offer) : null);
  }
  const packs = mockExamPacks.flatMap(({ name }) => named(name) ?? []);
  for (const { name } of mockExamPacks) {
    const offer = named(name);
    views.set(name, offer ? packView(t, lang, { page, name, offer, packs }) : null);
  }
  return views;
}

function planView(t: OfferTexts, lang: string, key: PlanName, offer: LiveOffer): OfferView {
  const name = t(`plans.names.${key}`, { days: offer.days });
  return {
    ...commonView(t, lang, name, offer),
    each: t('plans.perDay', { price: perUnit(lang, offer, offer.days) }),
    corrections: offer.unlimited ? t('plans.unlimited') : t('plans.corrections', { count: offer.correctNum }),
  };
}

interface PackOnPage {
  page: OfferPage;
  name: PackName;
  offer: LiveOffer;
  packs: readonly LiveOffer[];
}

function packView(t: OfferTexts, lang: string, { page, name: key, offer, packs }: PackOnPage): OfferView {
  const name = t(`plans.names.${key}`, { exams: offer.examNum });
  const common = commonView(t, lang, name, offer);
  const each = perUnit(lang, offer, offer.examNum);
  if (page === 'pricing') return { ...common, each: t('pricing.packs.each', { price: each }) };
  const single = packs.find(({ examNum }) => examNum === 1);
  const saved = single ? single.amount * offer.examNum - offer.amount : 0;
  const lowest = Math.min(...packs.map(({ amount, examNum }) => amount / Math.max(1, examNum)));
  const { price } = common;
  return {
    ...common,
    each: t('practice-test.packs.perTest', { price: each }),
    saving:
      saved > 0
        ? t('practice-test.packs.saving', { amount: formatMoney(saved, offer.currency, lang) })
        : t('practice-test.packs.noPlan'),
    best: offer.examNum > 1 && offer.amount / offer.examNum === lowest,
    ...(key === 'single' && {
      note: t('practice-test.hero.note', { price, days: facts.mockExam.validDays }),
      answer: t('practice-test.faq.single.answer', { price }),
    }),
  };
}

function commonView(t: OfferTexts, lang: string, name: string, offer: LiveOffer) {
  const money = (cents: number) => formatMoney(cents, offer.currency, lang);
  const { originalAmount } = offer;
  return {
    offer,
    name,
    price: money(offer.amount),
    choose: t('plans.chooseNamed', { plan: name }),
    ...(originalAmount !== null && originalAmount > offer.amount && { before: money(originalAmount) }),
    ...(offer.tag === 'Pro' && { tag: t('plans.pro') }),
    ...(offer.owned && { owned: t('plans.owned') }),
  };
}

function perUnit(lang: string, { amount, currency }: LiveOffer, units: number): string {
  return formatMoney(Math.round(amount / Math.max(1, units)), currency, lang);
}
