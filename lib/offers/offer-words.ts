import type { Locale } from '../i18n/locales';
import { facts } from '../site/facts';
import { localPrice } from './local-price';
import { formatMoney } from './money';
import { offerFacts, singleExam } from './offer-facts';
import { includesTutor, nameOffer, offerNamed, type Offer, type SayName } from './offers';

/*
 * Everything that is said of offers. The pages say it when they are built, of the price list; the browser says it again, of what the
 * API has now.
 */

/** A translator with the catalogs `plans`, `pricing` and `practice-test`: of the pages, or of the browser. */
interface Say extends SayName {
  (
    key:
      | `plans.${'legend' | 'choose' | 'pro' | 'proWords' | 'noLimit' | 'tutor' | 'recommended' | 'owned' | 'none'}`
      | `plans.rows.${'plan' | 'price' | 'corrections'}`
      | `plans.${'included' | 'notIncluded'}`
      | 'practice-test.packs.best',
  ): string;
  (key: 'plans.twice', values: { days: number }): string;
  (key: 'plans.about' | 'practice-test.packs.saved', values: { amount: string }): string;
  (key: 'plans.priceAbout', values: { price: string; amount: string }): string;
  (key: 'plans.chooseNamed', values: { plan: string }): string;
  (
    key: 'plans.perDay' | 'practice-test.packs.perTest' | `practice-test.faq.single.${'answer' | 'packs'}`,
    values: { price: string },
  ): string;
  (key: `practice-test.hero.${'note' | 'notePacks'}`, values: { price: string; days: number }): string;
  (key: 'pricing.saving', values: { share: number }): string;
}

export interface Showing {
  t: Say;
  locale: Locale;
  /** BCP 47 tag for prices. */
  lang: string;
  tutor: boolean;
}

/** What an offer is called and what is said of it, in the language of the page; null for what does not apply. */
export interface OfferWords {
  name: string;
  price: string;
  before: string | null;
  hint: string | null;
  each: string | null;
  /** Of the link that buys it, for who hears the page. */
  choose: string;
  tag: string | null;
  pro: string | null;
  recommended: string | null;
  twice: string | null;
  owned: string | null;
  corrections: string | null;
  /** Whether the AI tutor is included, where there is one, and how many mock exams: no more than is known. */
  tutor: string | null;
  exams: string | null;
  saving: string | null;
  best: string | null;
}

export type OfferPart = keyof OfferWords;

/**
 * @param key what its buying link is called
 * @param all everything that is on sale, the offer among them
 */
export function offerWords(
  showing: Showing,
  key: string,
  offer: Offer<string>,
  all: readonly Offer<string>[],
): OfferWords {
  const { t, lang } = showing;
  const { each, saved, best, recommended } = offerFacts(offer, all);
  const { originalAmount, amount } = offer;
  const money = (cents: number) => formatMoney(cents, offer.currency, lang);
  const name = nameOffer(t, { ...offer, name: offerNamed(key)?.name ?? offer.name });
  const about = aboutPrice(showing, offer);
  const isPro = offer.tag === 'Pro';
  const perUnit = offer.type === '4' ? 'practice-test.packs.perTest' : 'plans.perDay';
  return {
    name,
    price: money(amount),
    before: originalAmount !== null && originalAmount > amount ? money(originalAmount) : null,
    hint: about === undefined ? null : t('plans.about', { amount: about }),
    each: each === null ? null : t(perUnit, { price: money(each) }),
    choose: t('plans.chooseNamed', { plan: name }),
    tag: isPro ? t('plans.pro') : null,
    pro: isPro ? t('plans.proWords') : null,
    recommended: recommended ? t('plans.recommended') : null,
    twice: recommended ? t('plans.twice', { days: facts.course.workloadDays }) : null,
    owned: offer.owned ? t('plans.owned') : null,
    saving: saved > 0 ? t('practice-test.packs.saved', { amount: money(saved) }) : null,
    best: best ? t('practice-test.packs.best') : null,
    ...contentWords(showing, key, offer),
  };
}

function contentWords({ t, lang, tutor: isOffered }: Showing, key: string, offer: Offer<string>) {
  const { type, days, examNum: exams, unlimited, correctNum } = offer;
  if (type !== '1') return { corrections: null, tutor: null, exams: null };
  const tutor = isOffered ? includesTutor(key) : undefined;
  return {
    corrections: unlimited ? t('plans.noLimit') : new Intl.NumberFormat(lang).format(correctNum),
    tutor: tutor === undefined ? null : t(tutor ? 'plans.included' : 'plans.notIncluded'),
    exams: exams > 0 ? t('plans.unnamed.exams', { days, exams }) : null,
  };
}

/** Within a sentence: '$4.99 (about ฿165)', or the price alone. */
export function hintedPrice(showing: Showing, offer: Pick<Offer, 'amount' | 'currency'>): string {
  const price = formatMoney(offer.amount, offer.currency, showing.lang);
  const amount = aboutPrice(showing, offer);
  return amount === undefined ? price : showing.t('plans.priceAbout', { price, amount });
}

function aboutPrice({ locale }: Showing, offer: Pick<Offer, 'amount' | 'currency'>): string | undefined {
  return localPrice(offer.amount, locale, offer.currency);
}

export type PackText = 'note' | 'answer';

export function packTexts(showing: Showing, all: readonly Offer<string>[]): Record<PackText, string> {
  const { t, lang } = showing;
  const packs = all.filter(({ type }) => type === '4').sort((a, b) => a.amount - b.amount);
  const single = singleExam(packs);
  const first = single ?? packs[0];
  if (!first) return { note: t('plans.none'), answer: t('plans.none') };
  const price = formatMoney(first.amount, first.currency, lang);
  const values = { price: hintedPrice(showing, first), days: facts.mockExam.validDays };
  return {
    note: t(single ? 'practice-test.hero.note' : 'practice-test.hero.notePacks', values),
    answer: t(single ? 'practice-test.faq.single.answer' : 'practice-test.faq.single.packs', { price }),
  };
}

/** By how much a longer plan is cheaper. @param percent the setting `priceSaveUp` */
export const savingText = ({ t }: Pick<Showing, 't'>, percent: number) =>
  t('pricing.saving', { share: percent / 100 });

export type ListLabels = ReturnType<typeof listLabels>;

export const listLabels = ({ t, tutor }: Pick<Showing, 't' | 'tutor'>) => ({
  legend: t('plans.legend'),
  plan: t('plans.rows.plan'),
  price: t('plans.rows.price'),
  corrections: t('plans.rows.corrections'),
  /** None where there is no tutor. */
  tutor: tutor ? t('plans.tutor') : null,
  choose: t('plans.choose'),
});
